import path from 'node:path';
import { docRoute } from '../config/routes';
import { issueAt, startOf } from '../errors/content-issue';
import { type CategoryFields, categorySchema } from './category-schema';
import { checkDescription, checkSlug } from './check-fields';
import { cleanFolder } from './doc-path';
import type { DocsContext } from './read-doc';
import type { ReadResult } from './page-base';
import { readYamlFile } from './read-yaml-file';

/** The settings of a folder. */
export type CategorySettings = Readonly<{
  version: string;
  folder: string;
  file: string;
  fields: CategoryFields;
  /** Address of the page that is made for it, if one is. */
  route?: string;
}>;

/** A category names its doc by the whole id, or by the part below its folder. */
export const possibleDocIds = (folder: string, id: string): string[] => [id, `${cleanFolder(folder)}/${id}`];

/** Reads a category file by its path below its version's folder. */
export function readCategory(
  pathInVersion: string,
  { root, version }: Pick<DocsContext, 'root' | 'version'>,
): ReadResult<CategorySettings> {
  const file = `${version.folder}/${pathInVersion}`;
  const folder = path.posix.dirname(pathInVersion);
  const { value, issues } = readYamlFile(root, file, categorySchema);
  if (folder === '.') {
    const message = 'This category has no effect: the top folder of the docs is not an entry of the sidebar.';
    const problem = { rule: 'category', severity: 'warning', message, hint: 'Delete the file.' } as const;
    return { file, issues: [...issues, issueAt(startOf(file), problem)] };
  }
  if (!value) return { file, route: docRoute(version.path, cleanFolder(folder)), issues };

  const { data: fields, locate } = value;
  const settings = { version: version.name, folder, file, fields };
  if (fields.link?.type !== 'generated-index') return { file, value: { value: settings, locate }, issues };
  const slug = path.posix.resolve('/', cleanFolder(folder), fields.link.slug ?? '.');
  const route = docRoute(version.path, slug);
  return {
    file,
    route,
    value: { value: { ...settings, route }, locate },
    issues: [
      ...checkSlug(slug, locate(['link', 'slug'], 'value')),
      ...checkDescription(fields.link.description, locate, ['link', 'description']),
    ],
  };
}
