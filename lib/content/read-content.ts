import path from 'node:path';
import type { DocsVersionConfig, SiteConfig } from '../config/site-schema';
import { type ContentIssue, sortIssues } from '../errors/content-issue';
import { fileStart } from '../errors/from-yaml';
import { checkIds, checkReferences, mainDocReference } from './check-references';
import { choosePages } from './choose-pages';
import { docId, parseDocPath } from './doc-path';
import { type ListedFiles, listFiles } from './list-files';
import { readAuthors } from './read-authors';
import { buildCategories } from './build-categories';
import { readCategory, type ReadCategory } from './read-category';
import { isExcluded, readDoc, type ReadDoc } from './read-doc';
import { readPost, type ReadPost } from './read-post';
import { readTags } from './read-tags';
import { readTerms } from './read-terms';
import type { Registers } from './register';
import type { Content, LeftOutFile, Post } from './types';

export type ReadOptions = Readonly<{
  /** The project's root; paths in the site's configuration start there. */
  root: string;
  site: SiteConfig;
  /** Whether drafts are part of the site, as they are under `npm run dev`. */
  includeDrafts: boolean;
}>;

function listFolder({ root }: ReadOptions, folder: string): ListedFiles & { readonly issues: readonly ContentIssue[] } {
  const files = listFiles(path.join(root, folder));
  if (files) return { ...files, issues: [] };
  const hint = 'Make the folder, or correct its name in lib/config/site.ts.';
  return {
    pages: [],
    categories: [],
    issues: [
      {
        file: folder,
        ...fileStart,
        rule: 'missing-folder',
        severity: 'error',
        message: 'There is no such folder.',
        hint,
      },
    ],
  };
}

const contentRoot = ({ site }: ReadOptions): string => path.posix.dirname(site.blog.folder);

function readRegisters(options: ReadOptions): Registers {
  const { root } = options;
  const folder = contentRoot(options);
  return {
    tags: readTags(root, `${folder}/tags.yaml`),
    authors: readAuthors(root, `${folder}/authors.yaml`),
  };
}

type Step = Readonly<{ leftOut: readonly LeftOutFile[]; issues: readonly ContentIssue[] }>;
type VersionStep = Step &
  Readonly<{
    version: string;
    docs: readonly ReadDoc[];
    categories: readonly ReadCategory[];
    ids: ReadonlySet<string>;
  }>;
type BlogStep = Step & Readonly<{ posts: readonly ReadPost[] }>;

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

function readVersion(options: ReadOptions, version: DocsVersionConfig, registers: Registers): VersionStep {
  const files = listFolder(options, version.folder);
  const paths = files.pages.filter((page) => !isExcluded(page, options.site));
  const pages = paths.map((page) => readDoc(page, { ...options, version, registers }));
  const categories = files.categories.map((file) => readCategory(file, { ...options, version }));
  return {
    version: version.name,
    docs: pages.map(({ value }) => value).filter(isPresent),
    categories: categories.map(({ value }) => value).filter(isPresent),
    // Ids of drafts and of pages with mistakes too: to name one is not itself a mistake.
    ids: new Set(pages.map(({ value }, index) => value?.doc.id ?? docId(parseDocPath(paths[index] ?? '')))),
    leftOut: [...pages, ...categories].map(({ leftOut }) => leftOut).filter(isPresent),
    issues: [files, ...pages, ...categories].flatMap(({ issues }) => issues),
  };
}

function readBlog(options: ReadOptions, registers: Registers): BlogStep {
  const files = listFolder(options, options.site.blog.folder);
  const pages = files.pages.map((page) => readPost(page, { ...options, registers }));
  return {
    posts: pages.map(({ value }) => value).filter(isPresent),
    leftOut: pages.map(({ leftOut }) => leftOut).filter(isPresent),
    issues: [files, ...pages].flatMap(({ issues }) => issues),
  };
}

function checkVersion({ version, docs, categories, ids }: VersionStep, site: SiteConfig): ContentIssue[] {
  const references = [...docs, ...categories].flatMap((item) => item.references);
  const mainDoc = docs.length === 0 ? [] : [mainDocReference(site)];
  return [...checkReferences([...references, ...mainDoc], { version, ids }), ...checkIds(docs.map(({ doc }) => doc))];
}

/** Newest first; posts of one day in the order of their files. */
const byDate = (a: Post, b: Post): number => b.date.localeCompare(a.date) || a.file.localeCompare(b.file);

/** Reads a site's docs and posts from disk and gives what is sound in them, checked, with every mistake as an issue; it throws for none. */
export function readContent(options: ReadOptions): Content {
  const { site, includeDrafts } = options;
  const registers = readRegisters(options);
  const { terms, issues: termIssues } = readTerms(options.root, `${contentRoot(options)}/terms.yaml`);
  const versions = site.docs.versions.map((version) => readVersion(options, version, registers));
  const blog = readBlog(options, registers);
  const found = {
    docs: versions.flatMap(({ docs }) => docs),
    posts: blog.posts,
    categories: versions.flatMap(({ categories }) => categories),
  };
  const pages = choosePages(found, includeDrafts);
  const steps = [registers.tags, registers.authors, ...versions, blog, pages];
  return {
    docs: pages.docs,
    categories: site.docs.versions.flatMap(({ name }) => buildCategories(name, pages)),
    posts: [...pages.posts].sort(byDate),
    tags: [...new Set(registers.tags.byName.values())],
    authors: [...registers.authors.byName.values()],
    terms,
    leftOut: [...versions, blog, pages].flatMap(({ leftOut }) => leftOut),
    drafts: pages.drafts,
    issues: sortIssues([
      ...termIssues,
      ...steps.flatMap(({ issues }) => issues),
      ...versions.flatMap((version) => checkVersion(version, site)),
    ]),
  };
}
