import path from 'node:path';
import picomatch from 'picomatch';
import { siteLocator } from '../config/site-locator';
import type { SiteConfig } from '../config/site-schema';
import { sortIssues } from '../errors/content-issue';
import { buildCategories } from './build-categories';
import { checkReferences, type SiteDoc } from './check-references';
import { choosePages } from './choose-pages';
import { docId, parseDocPath } from './doc-path';
import { listContentFiles, checkUnread } from './list-content-files';
import { readAuthors } from './read-authors';
import { readCategory } from './read-category';
import { type DocsContext, readDoc } from './read-doc';
import type { ReadResult } from './page-base';
import { type BlogContext, readPost } from './read-post';
import { readScanners } from './read-scanners';
import { readTags } from './read-tags';
import { readTerms } from './read-terms';
import type { Content, LeftOutFile, Post } from './types';

type ReadOptions = Readonly<{
  /** The project's root; paths in the site's configuration start there. */
  root: string;
  site: SiteConfig;
  /** Whether drafts are part of the site, as they are under `npm run dev`. */
  includeDrafts: boolean;
}>;

/** Today's date in the earliest time zone on earth (UTC+14), so that no author's own date is in the future. */
const latestToday = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

const validValues = <Value>(files: readonly ReadResult<Value>[]) => files.flatMap(({ value }) => value ?? []);

/** The files that a mistake keeps out, as far as they would have a route. */
const leftOutFiles = (files: readonly ReadResult<unknown>[]): LeftOutFile[] =>
  files.flatMap(({ value, file, route }) => (value === undefined && route !== undefined ? [{ file, route }] : []));

/** Reads the docs and category files of a version and checks what names a doc in it. */
function readVersion(context: DocsContext, siteDocs: readonly SiteDoc[]) {
  const { root, version, site } = context;
  const index = site.docs.versions.indexOf(version);
  const folderLocation = siteLocator(root)(['docs', 'versions', index, 'folder'], 'value');
  const listed = listContentFiles(root, version.folder, folderLocation);
  const isExcluded = picomatch([...site.docs.exclude]);
  const paths = listed.pages.filter((page) => !isExcluded(page));
  const docFiles = paths.map((page) => readDoc(page, context));
  const categoryFiles = listed.categories.map((file) => readCategory(file, context));
  const [docs, categories] = [validValues(docFiles), validValues(categoryFiles)];
  const known = docFiles.map(({ value }, index) => value?.value.id ?? docId(parseDocPath(paths[index] ?? '')));
  const references = checkReferences({ version: version.name, docs, categories, siteDocs, known: new Set(known) });
  const files = [...docFiles, ...categoryFiles];
  return {
    docs,
    categories,
    leftOut: leftOutFiles(files),
    issues: [...[listed, ...files].flatMap(({ issues }) => issues), ...references],
  };
}

function readBlog(context: BlogContext) {
  const folderLocation = siteLocator(context.root)(['blog', 'folder'], 'value');
  const listed = listContentFiles(context.root, context.site.blog.folder, folderLocation);
  const files = listed.pages.map((page) => readPost(page, context));
  return {
    posts: validValues(files),
    leftOut: leftOutFiles(files),
    issues: [listed, ...files].flatMap(({ issues }) => issues),
  };
}

/** Newest first; posts of one day in the order of their files. */
const byDate = (a: Post, b: Post): number => b.date.localeCompare(a.date) || a.file.localeCompare(b.file);

/** Reads a site's docs and posts from disk: returns the valid ones, and every mistake as an issue; it throws for none. */
export function readContent({ root, site, includeDrafts }: ReadOptions): Content {
  const folder = path.posix.dirname(site.blog.folder);
  const tags = readTags(root, `${folder}/tags.yaml`);
  const authors = readAuthors(root, `${folder}/authors.yaml`);
  const terms = readTerms(root, `${folder}/terms.yaml`);
  const context = { root, site, registries: { tags, authors } };
  const locate = siteLocator(root);
  const siteDocs = (['mainDocId', 'glossaryDocId'] as const).flatMap((field) => {
    const id = site.docs[field];
    return id === undefined ? [] : [{ id, location: locate(['docs', field], 'value') }];
  });
  // Versions older than the glossary need not have one.
  const versions = site.docs.versions.map((version, index) =>
    readVersion({ ...context, version }, index === 0 ? siteDocs : siteDocs.slice(0, 1)),
  );
  const blog = readBlog({ ...context, today: latestToday() });
  const found = {
    docs: versions.flatMap(({ docs }) => docs),
    posts: blog.posts,
    categories: versions.flatMap(({ categories }) => categories),
  };
  const unread = checkUnread(root, folder, [...site.docs.versions.map((version) => version.folder), site.blog.folder]);
  const pages = choosePages(found, includeDrafts);
  const leftOut = [...versions, blog, pages].flatMap((part) => part.leftOut);
  const latest = site.docs.versions[0]?.name;
  const scanners = readScanners(root, `${folder}/data/scanners.yaml`, { docs: pages.docs, latest, leftOut });
  const reported = [tags, authors, terms, scanners, ...versions, blog, pages].flatMap(({ issues }) => issues);
  return {
    docs: scanners.docs,
    categories: site.docs.versions.flatMap(({ name }) => buildCategories(name, pages)),
    posts: [...pages.posts].sort(byDate),
    terms: terms.terms,
    leftOut,
    drafts: pages.drafts,
    issues: sortIssues([...unread, ...reported]),
  };
}
