import { existsSync } from 'node:fs';
import { compiledFile } from '../lib/mdx/compiled-file';
import type { CheckedSite } from '../lib/site/check-site';
import { contentModules, indexModule, issuesModule, siteModules, toolModules } from '../lib/site/generate-modules';
import type { FileToWrite } from '../lib/site/generated-files';
import { buildPrintPages } from '../lib/site/print-pages';
import { handOn, type Site } from '../lib/site/get-site';
import { isUnread } from '../lib/site/process-content';
import type { ProcessedSite } from '../lib/site/process-site';
import { assetFiles, buildPublicFiles } from '../lib/site/public-files';
import { buildSearchIndexes } from '../lib/site/search-files';
import { buildSymptoms } from '../lib/site/symptom-pages';
import { readToolkitData } from '../lib/site/toolkit-data';
import { buildBrowserScripts } from './build-browser-scripts';
import { buildLiveSandbox } from './build-live-sandbox';
import { writeFiles, writePublic } from './write-files';

/** Writes what the server, the type checker and the unit tests must find, without compiling any page. */
export async function writeUncompiled(site: Site): Promise<void> {
  const uncompiled = { site, pages: [], ...readToolkitData(process.cwd(), site.config) };
  handOn(site);
  writeFiles([
    ...contentModules(uncompiled.pages),
    ...siteModules(site),
    issuesModule([]),
    indexModule([]),
    buildSymptoms(uncompiled),
    ...toolModules(uncompiled),
  ]);
  await writeScripts();
}

/** Writes what pages are drawn from: their pictures, then their compiled text and what of the site goes into them. */
export async function writePages(processed: ProcessedSite): Promise<void> {
  writeFiles(await assetFiles(processed.pages), 'public');
  // Before the files: a page is never drawn from new text and an old site.
  handOn(processed.site);
  const { site, pages } = processed;
  // A page that cannot be read, as while somebody types, stays what it was, and open tabs where they are.
  const unread = [...pages.filter(isUnread).map(({ page }) => page), ...site.content.leftOut];
  const kept = new Set(unread.map(({ file }) => compiledFile(file)));
  const modules = contentModules(pages).filter(({ path }) => !kept.has(path) || !existsSync(path));
  writeFiles([...modules, ...siteModules(site), buildSymptoms(processed)]);
}

/** Writes what the check of the site found, for the overlay, and what the tools know. */
export function writeChecked({ issues, ...processed }: CheckedSite): void {
  // First the mistakes: what the tools know takes longer to make.
  writeFiles([issuesModule(issues)]);
  writeFiles(toolModules(processed));
}

/** Writes the scripts and frames that pages load by themselves; they take the settings of search from what goes into pages, so they come after those. */
export async function writeScripts(): Promise<void> {
  await buildBrowserScripts();
  await buildLiveSandbox('public/live');
}

/** Writes what is made of the text of many pages: print pages, and what browsers read besides pages: search indexes, feeds, and, where they are given, pictures for social networks. */
export async function writeIndexes(processed: ProcessedSite, social: readonly FileToWrite[] = []): Promise<void> {
  const files = await buildPublicFiles(processed, buildSearchIndexes(processed));
  const indexes = files.filter(({ path }) => path.startsWith('search-'));
  writePublic([...files, ...social]);
  writeFiles([...buildPrintPages(processed), indexModule(indexes)]);
}
