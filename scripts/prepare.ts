import type { ContentIssue } from '../lib/errors/content-issue';
import { contentModules, siteModules } from '../lib/site/generate-modules';
import { buildPrintPages } from '../lib/site/print-pages';
import type { ProcessedSite } from '../lib/site/process-site';
import { buildPublicFiles } from '../lib/site/public-files';
import { buildSearchIndexes } from '../lib/site/search-files';
import { buildBrowserScripts } from './browser-scripts';
import { buildLiveSandbox } from './build-live-sandbox';
import { removeStale, writeGenerated, writePublic } from './write-files';

/** Writes what the bundler reads: compiled pages, and what of the site goes into pages. */
export async function writeModules(processed: ProcessedSite, issues: readonly ContentIssue[]): Promise<void> {
  writeGenerated([
    ...contentModules(processed.pages),
    ...siteModules(processed.site, issues),
    ...(await buildPrintPages(processed)),
  ]);
}

/** Writes the scripts and frames that pages load by themselves; they take the settings of search from the modules, so they come after those. */
export async function writeScripts(): Promise<void> {
  await buildBrowserScripts();
  await buildLiveSandbox('public/live');
}

/** Writes what browsers read besides pages: search indexes, feeds, pictures. */
export async function writePublicFiles(processed: ProcessedSite): Promise<void> {
  removeStale('public', writePublic(await buildPublicFiles(processed, buildSearchIndexes(processed))));
}
