import picomatch from 'picomatch';
import type { ContentIssue } from '../errors/content-issue';
import { checkReferences, type SiteDoc } from './check-references';
import type { FoundPages } from './choose-pages';
import { docId, parseDocPath } from './doc-path';
import { listFiles } from './list-files';
import { readCategory } from './read-category';
import { type DocsContext, readDoc } from './read-doc';
import type { ReadFile } from './read-page';
import type { LeftOutFile } from './types';

/** What was read of a docs version or of the blog. */
export type ReadPart<Kind extends keyof FoundPages> = Pick<FoundPages, Kind> &
  Readonly<{ leftOut: readonly LeftOutFile[]; issues: readonly ContentIssue[] }>;

export const soundOf = <Value>(files: readonly ReadFile<Value>[]) => files.flatMap(({ value }) => value ?? []);

/** The files that a mistake keeps out, as far as they would have a route. */
export const leftOutOf = (files: readonly ReadFile<unknown>[]): LeftOutFile[] =>
  files.flatMap(({ value, file, route }) => (value === undefined && route !== undefined ? [{ file, route }] : []));

/** Reads the docs and category files of a version and checks what names a doc in it. */
export function readVersion(context: DocsContext, siteDocs: readonly SiteDoc[]): ReadPart<'docs' | 'categories'> {
  const { root, version, site } = context;
  const listed = listFiles(root, version.folder);
  const isExcluded = picomatch([...site.docs.exclude]);
  const paths = listed.pages.filter((page) => !isExcluded(page));
  const docFiles = paths.map((page) => readDoc(page, context));
  const categoryFiles = listed.categories.map((file) => readCategory(file, context));
  const [docs, categories] = [soundOf(docFiles), soundOf(categoryFiles)];
  const known = docFiles.map(({ value }, index) => value?.value.id ?? docId(parseDocPath(paths[index] ?? '')));
  const references = checkReferences({
    version: version.name,
    docs,
    categories,
    siteDocs,
    known: new Set(known),
  });
  const files = [...docFiles, ...categoryFiles];
  return {
    docs,
    categories,
    leftOut: leftOutOf(files),
    issues: [...[listed, ...files].flatMap(({ issues }) => issues), ...references],
  };
}
