import { countIssues, formatIssues } from '../lib/errors/format-issues';
import { checkSite, type CheckedSite } from '../lib/site/check-site';
import { generateModules } from '../lib/site/generate-modules';
import { buildPrintPages } from '../lib/site/print-pages';
import { buildPublicFiles } from '../lib/site/public-files';
import { buildSearchIndexes, checkSearch } from '../lib/site/search-files';
import { buildLiveSandbox } from './build-live-sandbox';
import { buildSearchWorker } from './build-search-worker';
import { writeGenerated, writePrintPages, writePublic } from './write-files';

/** Prints the issues of a run; gives whether there was an error among them. */
export function report({ issues }: Pick<CheckedSite, 'issues'>): boolean {
  if (issues.length > 0) console.error(`${formatIssues(issues)}\n\n${countIssues(issues)}\n`);
  return issues.some((issue) => issue.severity === 'error');
}

/** Checks all content and writes what the bundler and the browser read; ends the process with 1 where the content has an error. */
export async function prebuild(): Promise<void> {
  // Page models must not know drafts here either.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const checked = await checkSite({ root: process.cwd(), includeDrafts: false });
  const indexes = buildSearchIndexes(checked);
  if (report({ issues: [...checked.issues, ...checkSearch(indexes)] })) process.exit(1);
  writeGenerated(generateModules(checked.site, []));
  writePrintPages(await buildPrintPages(checked));
  writePublic(await buildPublicFiles(checked, indexes));
  await buildLiveSandbox('public/live');
  await buildSearchWorker('public');
}
