import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Doc, Post } from '../content/types';
import { readText } from '../content/read-text';
import type { CompiledPage } from '../mdx/compile-page';
import type { PipelineContext } from '../mdx/context';
import { cacheFolder, hashOf, pipelineVersion } from '../mdx/disk-cache';
import { resolveLink } from '../mdx/resolve-link';
import { stateOf } from '../mdx/sources';
import type { CachedPage, PageJob } from './compile-page';
import type { Site } from './get-site';
import { listFilesBelow } from '../files/list-files-below';
import { onAllCores } from './on-all-cores';

/** A doc or post with what the pipeline made of it. */
export type ContentPage = CompiledPage & Readonly<{ page: Doc | Post }>;

/** Whether a mistake kept the whole text from being parsed: its missing headings and other parts are then no mistakes of their own. */
export const isUnparsed = ({ processed: { issues } }: ContentPage): boolean =>
  issues.some(({ rule }) => rule === 'mdx-syntax');

/** Folder of the cache for compiled pages. */
export const pageCacheFolder = path.join(cacheFolder, 'pages');

/** Returns the cache file of a page, whose name is the hash of its inputs; link targets and included files are recorded inside instead. */
function cacheFileOf({ page, text, site, context }: Omit<PageJob, 'cacheFile'>, shared: ReadonlySet<string>): string {
  const { routeOfFile, terms = {}, movedIds, ...rest } = context;
  const route = routeOfFile[page.file] ?? '';
  const wrong = Object.entries(terms).filter(([, words]) =>
    words.some((word) => shared.has(word) || text.includes(word)),
  );
  const own = JSON.stringify([page, rest, route, movedIds?.[route], wrong]);
  return path.join(pageCacheFolder, hashOf(pipelineVersion, site.url, own, text));
}

const parseCached = (cacheFile: string): CachedPage => JSON.parse(readFileSync(cacheFile, 'utf8')) as CachedPage;

/** Returns the cached page of a job, unless a link now leads elsewhere or a file that it depends on has changed. */
function readCached({ page: { file }, context, cacheFile }: PageJob): CachedPage | undefined {
  if (!existsSync(cacheFile)) return undefined;
  const found = parseCached(cacheFile);
  const isCurrent =
    found.processed.links.every(({ written, href }) => resolveLink(written, { file, context }).href === href) &&
    Object.entries(found.sources).every(([source, state]) => stateOf(source) === state);
  return isCurrent ? found : undefined;
}

/** Runs the pipeline on every page of the site, sorted by file; unchanged pages come from the cache. */
export async function processContent(site: Site, context: PipelineContext): Promise<ContentPage[]> {
  const pages = [...site.content.docs, ...site.content.posts].sort((a, b) => a.file.localeCompare(b.file));
  const partials = readPartials(path.posix.dirname(site.config.blog.folder));
  const words = Object.values(context.terms ?? {}).flat();
  const shared = new Set(words.filter((word) => partials.includes(word)));
  const { url, baseUrl } = site.config;
  const work = pages.map((page) => {
    const { file, title, description, tocMinHeadingLevel, tocMaxHeadingLevel, hideTitle } = page;
    const settings = { file, title, description, tocMinHeadingLevel, tocMaxHeadingLevel, hideTitle };
    const input = { page: settings, text: readText('.', file).value ?? '', site: { url, baseUrl }, context };
    const job: PageJob = { ...input, cacheFile: cacheFileOf(input, shared) };
    return { page, job, cached: readCached(job) };
  });
  const missing = work.filter(({ cached }) => cached === undefined).map(({ job }) => job);
  // Long pages first: no thread should end up with one at the end.
  missing.sort((a, b) => b.text.length - a.text.length);
  await onAllCores({ worker: 'compile-page', jobs: missing, importHere: () => import('./compile-page') });
  return work.map(({ page, job, cached = parseCached(job.cacheFile) }) => ({ page, ...cached }));
}

/** The concatenated text of all partials. */
const readPartials = (folder: string): string =>
  listFilesBelow(folder)
    .filter((file) => /(?:^|\/)_[^/]*\.mdx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
