import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Doc, Post } from '../content/types';
import { readText } from '../content/read-text';
import type { PipelineContext } from '../mdx/context';
import type { ProcessedPage } from '../mdx/types';
import type { KeptPage, PageJob } from './compile-page';
import type { Site } from './get-site';
import { keptFile, readKept } from './kept-page';
import { listFilesBelow } from '../files/list-files-below';
import { onAllCores } from './on-all-cores';

/** A page with what the pipeline made of it. */
export type CheckedPage = Readonly<{
  page: Doc | Post;
  processed: ProcessedPage;
  /** Its JavaScript module. */ code: string;
}>;

/** Whether a mistake kept the whole text from being read: what the page lacks then, headings above all, is no mistake of its own. */
export const isUnread = ({ processed: { issues } }: CheckedPage): boolean =>
  issues.some(({ rule }) => rule === 'mdx-syntax');

/** Runs the pipeline over every page of the site, in the order of their files; unchanged pages come from the cache. */
export async function processContent(site: Site, context: PipelineContext): Promise<CheckedPage[]> {
  const pages = [...site.content.docs, ...site.content.posts].sort((a, b) => a.file.localeCompare(b.file));
  const partials = readPartials(path.posix.dirname(site.config.blog.folder));
  const { url, baseUrl } = site.config;
  const work = pages.map((page) => {
    const { file, title, description, tocMinHeadingLevel, tocMaxHeadingLevel, hideTitle } = page;
    const settings = { file, title, description, tocMinHeadingLevel, tocMaxHeadingLevel, hideTitle };
    const input = { page: settings, text: readText('.', file).value ?? '', site: { url, baseUrl } };
    const job: PageJob = { ...input, context, kept: keptFile(input, { context, partials }) };
    return { page, job, known: readKept(job) };
  });
  const missing = work.filter(({ known }) => known === undefined).map(({ job }) => job);
  // Long pages first, so that no thread is left with one at the end.
  missing.sort((a, b) => b.text.length - a.text.length);
  await onAllCores({ worker: 'compile-page', jobs: missing, here: () => import('./compile-page') });
  return work.map(({ page, job, known = readMade(job) }) => ({ page, ...known }));
}

const readMade = ({ kept }: PageJob): KeptPage => JSON.parse(readFileSync(kept, 'utf8')) as KeptPage;

/** The text of all files that pages may share. */
const readPartials = (folder: string): string =>
  listFilesBelow(folder)
    .filter((file) => /(?:^|\/)_[^/]*\.mdx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
