import { docRoute } from '../config/routes';
import type { DocsVersionConfig, SiteConfig } from '../config/site-schema';
import type { Checked } from './checked';
import { checkSlug } from './check-slug';
import { docId, type DocPath, docSlug, parseDocPath } from './doc-path';
import { type DocFields, docSchema } from './doc-schema';
import type { DocReference } from './check-references';
import type { Claim } from './find-duplicates';
import { matchesGlob } from './glob';
import { checkIntegration, integrationKind, toIntegration } from './integration-schema';
import { checkFields, type ParsedPage, readPage } from './parse-page';
import { type Registers, resolveNames } from './register';
import { toPage } from './to-page';
import type { Doc, LeftOutFile, Tag } from './types';

/** A doc with what later checks need of its file. */
export type ReadDoc = Readonly<{ doc: Doc; claim: Claim; references: readonly DocReference[] }>;

export type DocsContext = Readonly<{
  root: string;
  site: SiteConfig;
  version: DocsVersionConfig;
  registers: Registers;
}>;

type DocParts = Readonly<{ docPath: DocPath; route: string; page: ParsedPage<DocFields>; tags: readonly Tag[] }>;

function toDoc({ docPath, route, page, tags }: DocParts, { site, version }: DocsContext): Doc {
  const { fields } = page;
  return {
    ...toPage(page, { route, site }),
    kind: 'doc',
    route,
    tags,
    id: docId(docPath, fields.id),
    version: version.name,
    folder: docPath.folder,
    isFolderPage: docPath.isFolderPage,
    sidebarLabel: fields.sidebar_label ?? fields.title,
    sidebarPosition: fields.sidebar_position ?? docPath.number,
    paginationPrev: fields.pagination_prev,
    paginationNext: fields.pagination_next,
    integration: toIntegration(integrationKind(docPath), fields),
  };
}

function referencesOf({ source, fields, locate }: ParsedPage<DocFields>): DocReference[] {
  return (['pagination_prev', 'pagination_next'] as const).flatMap((field) => {
    const id = fields[field];
    return typeof id === 'string'
      ? [{ file: source.file, place: locate([field], 'value'), written: id, ids: [id] }]
      : [];
  });
}

/** Takes a doc's path below its version's folder and reads and checks it; where a mistake keeps it out, gives the route it would have. */
export function readDoc(
  pathInVersion: string,
  context: DocsContext,
): Checked<ReadDoc> & { readonly leftOut?: LeftOutFile } {
  const { root, version, registers } = context;
  const file = `${version.folder}/${pathInVersion}`;
  const docPath = parseDocPath(pathInVersion);
  const split = readPage(root, file);
  const { data = {} } = split.value?.source ?? {};
  const slug = docSlug(docPath, typeof data['slug'] === 'string' ? data['slug'] : undefined);
  const route = docRoute(version.path, slug);
  if (!split.value) return { leftOut: { file, route }, issues: split.issues };

  const { locate } = split.value;
  const slugPlace = locate(['slug'], 'value');
  const { value: page, issues: fieldIssues } = checkFields(split.value, docSchema);
  const issues = [
    ...fieldIssues,
    ...checkSlug({ file, slug, place: slugPlace }),
    ...checkIntegration({ file, data, locate, kind: integrationKind(docPath) }),
  ];
  if (!page) return { leftOut: { file, route }, issues };

  const tags = resolveNames({ file, field: 'tags', names: page.fields.tags, register: registers.tags, locate });
  const doc = toDoc({ docPath, route, page, tags: tags.entries }, context);
  const value = { doc, claim: { file, route, place: slugPlace }, references: referencesOf(page) };
  return { value, issues: [...issues, ...tags.issues] };
}

/** Whether the site's configuration keeps a doc out, by its path below the version's folder. */
export const isExcluded = (pathInVersion: string, { docs }: SiteConfig): boolean =>
  matchesGlob(pathInVersion, docs.exclude);
