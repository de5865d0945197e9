import { readFileSync } from 'node:fs';
import path from 'node:path';
import { homeStrings } from '../config/home-strings';
import { scanGoals } from '../content/read-scanners';
import type { Doc } from '../content/types';
import type { FieldPage } from '../samples/field-page';
import { type Kind, kindsOf } from '../samples/schemas';
import { needsOf, readForm } from '../tools/edit-scan';
import type { BuildableType, BuilderFacts, ScannerParameter, ToolFacts } from '../tools/facts';
import type { Site } from './get-site';
import type { ContentPage } from './process-content';
import type { ToolSource } from './process-site';
import { namesOf } from './toolkit-data';

const latestDocs = ({ config, content }: Site): Doc[] =>
  content.docs.filter(({ version }) => version === config.docs.versions[0]?.name);

const nameOf = ({ route }: Doc): string => path.posix.basename(route);

/** Returns the page of the scanner for a scan type: its name equals the scan type or its first words; the longest match wins. */
const scannerOf = (scanType: string, docs: readonly Doc[]): Doc | undefined =>
  docs
    .filter((doc) => doc.integration?.kind === 'scanner' && `${scanType}-`.startsWith(`${nameOf(doc)}-`))
    .sort((a, b) => nameOf(b).length - nameOf(a).length)[0];

/** Maps each kind to the page that lists its fields, with the row ids if the page was processed. */
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

/** Collects what the tools know about the toolkit and the docs. */
export function toolFacts(processed: ToolSource): ToolFacts {
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

/** Parses the table of parameters from the text that search has: each row is a line, with dots between cells. */
function parametersOf({ processed }: ContentPage): ScannerParameter[] {
  const lines = processed.sections.find(({ id }) => id === 'parameters')?.text.split('\n') ?? [];
  const start = lines.findIndex((line) => line.startsWith('Parameter · '));
  const [head, ...rows] = lines.slice(start).map((line) => line.split(' · '));
  const column = head?.findIndex((label) => /^(?:Meaning|What it does)$/.test(label)) ?? -1;
  if (start < 0 || column < 0) return [];
  return rows
    .filter((cells) => cells.length === head?.length && cells[0]?.startsWith('`'))
    .map((cells) => ({
      code: /^`([^`]+)`/.exec(cells[0] ?? '')?.[1] ?? '',
      meaning: (cells[column] ?? '').replaceAll('`', ''),
    }));
}

/** The first scan of a scan type in the samples of its page. */
function exampleOf({ processed }: ContentPage, scanType: string): Pick<BuildableType, 'example' | 'needs'> | undefined {
  const found = processed.fences.find(
    ({ language, isChecked, sample }) => language === 'yaml' && isChecked && readForm(sample)?.scanType === scanType,
  );
  return found && { example: readForm(found.sample)?.parameters ?? [], needs: needsOf(found.sample) };
}

/** Collects the data of the tool that builds scans: the release's scan types that a scanner page describes. */
export function builderFacts({ site, pages, toolkit }: ToolSource): BuilderFacts {
  const docs = latestDocs(site);
  const scanTypes = (toolkit.value?.scanTypes ?? []).flatMap((name): BuildableType[] => {
    const page = scannerOf(name, docs);
    const checked = pages.find((each) => each.page.file === page?.file);
    // Readers do not use a scan type without an example directly.
    const example = checked && exampleOf(checked, name);
    if (!page || !example || page.integration?.state === 'deprecated') return [];
    const { title: scanner, route, integration } = page;
    return [
      { name, scanner, route, checks: integration?.facts?.checks ?? [], parameters: parametersOf(checked), ...example },
    ];
  });
  const goals = scanGoals.map((name) => ({ name, label: homeStrings.goals.list[name].name }));
  return { goals: goals.filter(({ name }) => scanTypes.some(({ checks }) => checks.includes(name))), scanTypes };
}
