import type { ContentIssue } from '../lib/errors/content-issue';
import { countIssues, formatIssues } from '../lib/errors/format-issues';
import { allPages } from '../lib/site/all-pages';
import { checkSite, type CheckedSite } from '../lib/site/check-site';
import { getSite } from '../lib/site/get-site';
import { generateModules } from '../lib/site/generate-modules';
import { buildPrintPages } from '../lib/site/print-pages';
import { buildPublicFiles } from '../lib/site/public-files';
import {
  buildSearchIndexes,
  checkSearch,
  countShards,
  type SearchIndexes,
  type ServedIndexes,
  serveInParts,
} from '../lib/site/search-files';
import { drawSocialImages } from '../lib/site/social-images';
import { buildLiveSandbox } from './build-live-sandbox';
import { buildSearchWorker } from './build-search-worker';
import { compressFolderAhead } from './compress-files';
import { writeGenerated, writePrintPages, writePublic } from './write-files';

/** Prints the issues of a run; gives whether there was an error among them. */
function report(issues: readonly ContentIssue[]): boolean {
  if (issues.length > 0) console.error(`${formatIssues(issues)}\n\n${countIssues(issues)}\n`);
  return issues.some((issue) => issue.severity === 'error');
}

const hasErrors = ({ issues }: Pick<CheckedSite, 'issues'>): boolean =>
  issues.some(({ severity }) => severity === 'error');

/** The checked site, and its search indexes, as they are and in the parts in which they are served. */
export type Prepared = Readonly<{ checked: CheckedSite; indexes: SearchIndexes; served: ServedIndexes }>;

/** Checks all content and writes what the bundler reads; ends the process with 1 where the content has an error. */
export async function checkContent(): Promise<Prepared> {
  // Page models must not know drafts here either.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const site = getSite();
  const [checked] = await Promise.all([
    checkSite(process.cwd(), site),
    hasErrors(site) ? undefined : drawSocialImages(site.config, allPages()),
  ]);
  const indexes = buildSearchIndexes(checked);
  // Whoever has a mistake to mend shall see all of them.
  const others = hasErrors(checked) ? checkSearch(indexes) : [];
  if (report([...checked.issues, ...others])) process.exit(1);
  const served = serveInParts(indexes, checked.site.config);
  writeGenerated(generateModules(checked.site, { issues: [], shards: countShards(served) }));
  writePrintPages(await buildPrintPages(checked));
  return { checked, indexes, served };
}

/** Writes what the browser reads besides pages into `public/`; gives the paths of those that are not written any more, or nothing where a page is not found by its title. */
export async function makePublic({ checked, indexes, served }: Prepared): Promise<readonly string[] | undefined> {
  if (report(checkSearch(indexes))) return undefined;
  await Promise.all([buildLiveSandbox('public/live'), buildSearchWorker('public')]);
  const stale = writePublic(await buildPublicFiles(checked, served));
  await compressFolderAhead('public');
  return stale;
}
