import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PipelineContext } from '../mdx/context';
import { cacheFolder, hashOf, pipelineVersion } from '../mdx/disk-cache';
import { resolveLink } from '../mdx/resolve-link';
import { stateOf } from '../mdx/sources';
import type { KeptPage, PageJob } from './compile-page';

/** Folder of the cache for compiled pages. */
export const keptPagesFolder = path.join(cacheFolder, 'pages');

type Settings = Readonly<{ context: PipelineContext; partials: string }>;

/** Takes a page and gives the file of the cache whose name says what it is made from; where its links lead, and what its other files hold, the file itself says. */
export function keptFile(
  { page, text, site }: Omit<PageJob, 'kept' | 'context'>,
  { context, partials }: Settings,
): string {
  const { routeOfFile, terms = {}, movedIds, ...rest } = context;
  const route = routeOfFile[page.file] ?? '';
  const wrong = Object.entries(terms).filter(([, words]) =>
    words.some((word) => text.includes(word) || partials.includes(word)),
  );
  const own = JSON.stringify([page, rest, route, movedIds?.[route], wrong]);
  return path.join(keptPagesFolder, hashOf(pipelineVersion, site.url, own, text));
}

/** The page that the cache keeps for a job; none where one of its links leads elsewhere by now, or a file that it hangs on has changed. */
export function readKept({ page: { file }, context, kept }: PageJob): KeptPage | undefined {
  if (!existsSync(kept)) return undefined;
  const found = JSON.parse(readFileSync(kept, 'utf8')) as KeptPage;
  const isCurrent =
    found.processed.links.every(({ written, href }) => resolveLink(written, { file, context }).href === href) &&
    Object.entries(found.sources).every(([source, state]) => stateOf(source) === state);
  return isCurrent ? found : undefined;
}
