import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Doc } from '../content/types';
import type { FieldPage } from '../samples/field-page';
import { type Kind, kindsOf } from '../samples/schemas';
import type { WorkshopFacts } from '../workshop/facts';
import type { Site } from './get-site';
import type { ToolSource } from './process-site';
import { namesOf } from './toolkit-data';

/** The docs of the latest version. */
export const latestDocs = ({ config, content }: Site): Doc[] =>
  content.docs.filter(({ version }) => version === config.docs.versions[0]?.name);

const nameOf = ({ route }: Doc): string => path.posix.basename(route);

/** Takes a scan type and gives the page of its scanner: it has the page's name, or begins with it; the longest counts. */
export const scannerOf = (scanType: string, docs: readonly Doc[]): Doc | undefined =>
  docs
    .filter((doc) => doc.integration?.kind === 'scanner' && `${scanType}-`.startsWith(`${nameOf(doc)}-`))
    .sort((a, b) => nameOf(b).length - nameOf(a).length)[0];

/** The page that lists the fields of each kind, with the ids of their rows as far as it has been processed. */
function fieldPages({ site, pages }: ToolSource, kinds: readonly Kind[]): Record<string, FieldPage> {
  const described = latestDocs(site).flatMap((doc) =>
    [...readFileSync(doc.file, 'utf8').matchAll(/\bschema="([^"]+)"/g)].map(([, schema]) => ({ schema, doc })),
  );
  const entries = kinds.flatMap(({ kind, schema }) => {
    const name = schema.replace(/\.schema\.json$/, '');
    const doc = described.find((each) => each.schema === name)?.doc;
    const ids = pages.find(({ page }) => page.file === doc?.file)?.processed.ids ?? [];
    const rows = ids.filter((id) => /(?:^|\.)(?:spec|status)\./.test(id));
    return doc ? [[kind, { route: doc.route, label: kind, prefix: `${name}.`, rows }] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** What the tools know of the toolkit and of the docs. */
export function workshopFacts(processed: ToolSource): WorkshopFacts {
  const { site, schemas, toolkit } = processed;
  const kinds = kindsOf(schemas.files);
  const docs = latestDocs(site);
  const deprecated = (toolkit.value?.scanTypes ?? []).flatMap((scanType) => {
    const page = scannerOf(scanType, docs);
    return page?.integration?.state === 'deprecated' ? [[scanType, page.route] as const] : [];
  });
  return {
    names: namesOf(toolkit, site.config),
    kinds,
    fieldPages: fieldPages(processed, kinds),
    deprecated: Object.fromEntries(deprecated),
  };
}
