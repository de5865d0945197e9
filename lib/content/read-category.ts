import path from 'node:path';
import { docRoute } from '../config/routes';
import type { DocsVersionConfig } from '../config/site-schema';
import type { ContentIssue } from '../errors/content-issue';
import { fileStart } from '../errors/from-yaml';
import { type CategoryFields, categorySchema } from './category-schema';
import { checkSlug } from './check-slug';
import type { Checked } from './checked';
import type { DocReference } from './check-references';
import { cleanFolder } from './doc-path';
import type { Claim } from './find-duplicates';
import { readYamlFile } from './read-yaml-file';
import type { LeftOutFile } from './types';

/** A category file's settings, with what later checks need of them. */
export type ReadCategory = Readonly<{
  version: string;
  folder: string;
  file: string;
  fields: CategoryFields;
  claim?: Claim;
  references: readonly DocReference[];
}>;

type GeneratedIndex = Extract<NonNullable<CategoryFields['link']>, { type: 'generated-index' }>;

const indexSlug = (folder: string, { slug = '.' }: GeneratedIndex): string =>
  path.posix.resolve('/', cleanFolder(folder), slug);

/** A category names its doc by the whole id, or by the part below its folder. */
export const linkedIds = (folder: string, id: string): string[] => [id, `${cleanFolder(folder)}/${id}`];

/** The same category, leading to its folder's page as it would without an own link. */
export const withoutLink = (category: ReadCategory): ReadCategory => ({
  ...category,
  fields: { ...category.fields, link: undefined },
  claim: undefined,
});

function topFolderIssue(file: string): ContentIssue {
  const message = 'This category has no effect: the top folder of the docs is no entry of the sidebar.';
  return { file, ...fileStart, rule: 'category', severity: 'warning', message, hint: 'Delete the file.' };
}

type CategoryContext = Readonly<{ root: string; version: DocsVersionConfig }>;

/** Takes a category file's path below its version's folder and reads and checks it. */
export function readCategory(
  pathInVersion: string,
  { root, version }: CategoryContext,
): Checked<ReadCategory> & { readonly leftOut?: LeftOutFile } {
  const file = `${version.folder}/${pathInVersion}`;
  const folder = path.posix.dirname(pathInVersion).replace(/^\.$/, '');
  const { value, issues } = readYamlFile(root, file, categorySchema);
  if (folder === '') return { issues: [...issues, topFolderIssue(file)] };
  if (!value) return { leftOut: { file, route: docRoute(version.path, cleanFolder(folder)) }, issues };

  const { data: fields, locate } = value;
  const category = { version: version.name, folder, file, fields, references: [] };
  switch (fields.link?.type) {
    case undefined:
      return { value: category, issues };
    case 'doc': {
      const { id } = fields.link;
      const reference = { file, place: locate(['link', 'id'], 'value'), written: id, ids: linkedIds(folder, id) };
      return { value: { ...category, references: [reference] }, issues };
    }
    case 'generated-index': {
      const slug = indexSlug(folder, fields.link);
      const place = locate(['link', 'slug'], 'value');
      const claim = { file, route: docRoute(version.path, slug), place };
      return { value: { ...category, claim }, issues: checkSlug({ file, slug, place }) };
    }
  }
}
