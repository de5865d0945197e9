import { rmSync } from 'node:fs';
import type { ContentIssue } from '../lib/errors/content-issue';
import { countIssues, formatIssues } from '../lib/errors/format-issues';
import { allPages } from '../lib/site/all-pages';
import { checkProcessed } from '../lib/site/check-site';
import { keepBytes } from '../lib/mdx/disk-cache';
import { keptRoutesFile } from '../lib/site/generated-files';
import { getSite, type Site } from '../lib/site/get-site';
import { generateModules } from '../lib/site/generate-modules';
import { pageKeys } from '../lib/site/page-keys';
import { buildPrintPages } from '../lib/site/print-pages';
import { type ProcessedSite, processSite } from '../lib/site/process-site';
import { buildPublicFiles } from '../lib/site/public-files';
import { buildSearchIndexes, type ServedIndexes, serveInParts, shardCountsFile } from '../lib/site/search-files';
import { drawSocialImages } from '../lib/site/social-images';
import { buildLiveSandbox } from './build-live-sandbox';
import { buildSearchWorker } from './build-search-worker';
import { compressAhead } from './compress-files';
import { findKeptPages, finishing } from './kept-pages';
import { type PageKeeping, target } from './postbuild';
import { writeGenerated, writePageFiles, writePublic } from './write-files';

/** Prints the issues of a run; gives whether there was an error among them. */
function report(issues: readonly ContentIssue[]): boolean {
  if (issues.length > 0) console.error(`${formatIssues(issues)}\n\n${countIssues(issues)}\n`);
  return issues.some((issue) => issue.severity === 'error');
}

/** Whether there is an error among the issues of a site, before its pages are processed, or of a processed page. */
export const hasErrors = ({ issues }: Pick<Site, 'issues'>): boolean =>
  issues.some(({ severity }) => severity === 'error');

/** Reads the site as readers get it, and writes what the bundler compiles. */
export function readForBuild(): Site {
  // Page models must not know drafts here either.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const site = getSite();
  rmSync(keptRoutesFile, { force: true });
  writeGenerated(generateModules(site, { issues: [], bundlesAll: false }));
  return site;
}

/** The processed site, the parts in which its search indexes are served, and the pages that need not be made anew. */
export type Prepared = PageKeeping &
  Readonly<{
    processed: ProcessedSite;
    served: ServedIndexes;
    /** Settled when the social pictures are drawn. */ drawn: Promise<void>;
  }>;

/** Processes all content and writes what pages read when they are made. */
export async function preparePages(site: Site): Promise<Prepared> {
  const drawn = hasErrors(site) ? Promise.resolve() : drawSocialImages(site.config, allPages());
  const processed = await processSite(process.cwd(), site);
  // Made by other threads, while this one goes on.
  const printPages = buildPrintPages(processed);
  const served = await serveInParts(buildSearchIndexes(processed), site.config);
  writePageFiles([shardCountsFile(served), ...(await printPages)]);
  const canBeMade = !hasErrors(site) && !processed.pages.some((page) => hasErrors(page.processed));
  return { processed, served, drawn, ...(canBeMade ? pagesToKeep() : nothingKept) };
}

const nothingKept: PageKeeping = { keys: new Map(), kept: new Map() };

/** Finds the pages that the last build made from the same, and tells the bundler, which waits for it, to leave them out. */
function pagesToKeep(): PageKeeping {
  const keys = pageKeys(finishing);
  const kept = findKeptPages(keys, target);
  keepBytes(keptRoutesFile, JSON.stringify([...kept.keys()]));
  if (kept.size > 0) console.log(`${String(kept.size)} of ${String(keys.size)} pages are as in the last build.`);
  return { keys, kept };
}

/** Writes what the browser reads besides pages into `public/` where the content has no error, and prints every mistake in it; gives the paths of the files that are not written any more, nothing where there is an error. */
export async function makePublic(prepared: Prepared): Promise<readonly string[] | undefined> {
  const issues = checkProcessed(process.cwd(), prepared.processed);
  const stale = hasErrors({ issues }) ? undefined : await writePublicFiles(prepared);
  return report(issues) ? undefined : stale;
}

async function writePublicFiles({ processed, served, drawn }: Prepared): Promise<readonly string[]> {
  await drawn;
  await Promise.all([buildLiveSandbox('public/live'), buildSearchWorker('public')]);
  const stale = writePublic(await buildPublicFiles(processed, served));
  await compressAhead('public');
  return stale;
}
