import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Symptom } from '../mdx/types';
import { buildBreadcrumbs } from '../nav/build-breadcrumbs';
import { sidebarLinks } from '../nav/build-sidebars';
import { type FileToWrite, generatedFolder } from './generated-files';
import type { ContentPage } from './process-content';
import type { ToolSource } from './process-site';
import type { SymptomSection } from './types';

const file = path.join(generatedFolder, 'symptoms.json');

/** The rows of a page by the section that they are in. */
function sectionsOf({ page, processed }: Omit<ContentPage, 'code'>, labels: readonly string[]): SymptomSection[] {
  const byId = new Map<string, Symptom[]>();
  for (const symptom of processed.symptoms) byId.set(symptom.id, [...(byId.get(symptom.id) ?? []), symptom]);
  return [...byId].map(([id, symptoms]) => {
    const heading = processed.sections.find((section) => section.id === id)?.heading ?? '';
    // If a page has only one such table, its own name is enough.
    const label = [...labels.slice(1), ...(byId.size > 1 ? [heading] : [])].join(' › ');
    return { area: labels[0] ?? '', label, route: `${page.route}#${id}`, symptoms };
  });
}

/** Returns the file with all rows of the current docs' troubleshooting tables, in sidebar order. */
export function buildSymptoms({ site: { config, content, sidebars }, pages }: ToolSource): FileToWrite {
  const latest = config.docs.versions[0]?.name;
  const order = sidebars.flatMap(({ items }) => sidebarLinks(items).map(({ route }) => route));
  const inOrder = [...pages].sort((a, b) => order.indexOf(a.page.route) - order.indexOf(b.page.route));
  const sections = inOrder.flatMap(({ page, processed }) => {
    if (page.kind !== 'doc' || page.version !== latest || page.unlisted) return [];
    const labels = buildBreadcrumbs(page, { content, site: config }).map(({ label }) => label);
    return sectionsOf({ page, processed }, labels);
  });
  return { path: file, content: JSON.stringify(sections) };
}

/** The rows of all troubleshooting tables, as they were written last. */
export const readSymptoms = (): readonly SymptomSection[] => JSON.parse(readFileSync(file, 'utf8'));
