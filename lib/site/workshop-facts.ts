import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readToolkit } from '../content/read-toolkit';
import type { Doc } from '../content/types';
import { kindsOf, readSchemaFiles } from '../samples/schemas';
import type { FieldPage, WorkshopFacts } from '../workshop/facts';
import { namesOf } from './check-site';
import type { Site } from './get-site';
import type { CheckedPage } from './process-content';

const dataFolder = ({ config }: Site): string => path.posix.join(path.posix.dirname(config.blog.folder), 'data');

export const schemaFolder = (site: Site): string => path.posix.join(dataFolder(site), 'schemas');

/** What a page says of a file of data, such as the schema whose fields it lists. */
const mentions = ({ file }: Doc, attribute: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(new RegExp(`\\b${attribute}="([^"]+)"`, 'g'))].map(([, name = '']) => name);

/** The latest docs, with the ids in each as far as it has been processed. */
function latestDocs({ config, content }: Site, pages: readonly CheckedPage[]) {
  const ids = new Map(pages.map(({ page, processed }) => [page.file, processed.ids]));
  const docs = content.docs.filter(({ version }) => version === config.docs.versions[0]?.name);
  return docs.map((doc) => ({ doc, ids: ids.get(doc.file) ?? [] }));
}

function fieldPages(site: Site, pages: readonly CheckedPage[]): Record<string, FieldPage> {
  const described = latestDocs(site, pages).flatMap(({ doc, ids }) =>
    [...new Set(mentions(doc, 'schema'))].map((schema) => ({ schema, doc, ids })),
  );
  const entries = kindsOf(readSchemaFiles(schemaFolder(site))).flatMap(({ kind, schema }) => {
    const name = schema.replace(/\.schema\.json$/, '');
    const found = described.find((each) => each.schema === name);
    const rows = found?.ids.filter((id) => /(?:^|\.)(?:spec|status)\./.test(id)) ?? [];
    return found ? [[kind, { route: found.doc.route, label: kind, prefix: `${name}.`, rows }] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** A scan type belongs to the chart whose name it has, or begins with. */
function deprecated(site: Site, scanTypes: readonly string[]): Record<string, string> {
  const charts = latestDocs(site, []).flatMap(({ doc }) =>
    mentions(doc, 'chart').flatMap((chart) => {
      const [folder, name] = chart.split('/');
      return folder === 'scanners' && name !== undefined ? [{ name, doc }] : [];
    }),
  );
  const longestFirst = charts.sort((a, b) => b.name.length - a.name.length);
  const entries = scanTypes.flatMap((scanType) => {
    const chart = longestFirst.find(({ name }) => scanType === name || scanType.startsWith(`${name}-`));
    return chart?.doc.integration?.state === 'deprecated' ? [[scanType, chart.doc.route] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Where the latest docs list all scanners. */
const scannersRoute = ({ config, content }: Site): string | undefined => {
  const [latest] = config.docs.versions;
  const category = content.categories.find(({ folder, version }) => folder === 'scanners' && version === latest?.name);
  return category?.link.type === 'generated-index' ? category.link.route : undefined;
};

/** The names of the release. */
export const toolkitOf = (site: Site) =>
  readToolkit(process.cwd(), path.posix.join(dataFolder(site), 'toolkit.yaml')).value;

/** What the tools know of the toolkit and of the docs. */
export function workshopFacts(site: Site, pages: readonly CheckedPage[]): WorkshopFacts {
  const toolkit = toolkitOf(site);
  return {
    names: toolkit && namesOf(toolkit, site.config.toolkit.version),
    kinds: kindsOf(readSchemaFiles(schemaFolder(site))),
    fieldPages: fieldPages(site, pages),
    scanners: scannersRoute(site),
    deprecated: deprecated(site, toolkit?.scanTypes ?? []),
  };
}
