import { existsSync } from 'node:fs';
import { compiledFile } from '../lib/mdx/compiled-file';
import type { CheckedSite } from '../lib/site/check-site';
import { contentModules, indexModule, issuesModule, siteModules, toolModules } from '../lib/site/generate-modules';
import type { FileToWrite } from '../lib/site/generated-files';
import { buildPrintPages } from '../lib/site/print-pages';
import { writeHandover, type Site } from '../lib/site/get-site';
import { type ContentPage, isUnparsed } from '../lib/site/process-content';
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
  writeHandover(site);
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

/** Writes the text of the pages that are compiled first, with their pictures, when none is written yet. */
export async function writeFirstPages(pages: readonly ContentPage[]): Promise<void> {
  writeFiles(await assetFiles(pages), 'public');
  writeFiles(contentModules(pages));
}

/** Writes what pages are rendered from: their pictures, then their compiled text and the site data they use. */
export async function writePages(processed: ProcessedSite): Promise<void> {
  writeFiles(await assetFiles(processed.pages), 'public');
  // Before the files are written: no page may render new text with old site data.
  writeHandover(processed.site);
  const { site, pages } = processed;
  // A page that cannot be read, such as one being typed, keeps its last version, and open tabs keep showing it.
  const unread = [...pages.filter(isUnparsed).map(({ page }) => page), ...site.content.leftOut];
  const kept = new Set(unread.map(({ file }) => compiledFile(file)));
  const modules = contentModules(pages).filter(({ path }) => !kept.has(path) || !existsSync(path));
  writeFiles([...modules, ...siteModules(site), buildSymptoms(processed)]);
}

/** Writes the issues that the check found, for the overlay, and the data of the tools. */
export function writeChecked({ issues, ...processed }: CheckedSite): void {
  // Issues first: the data of the tools takes longer to make.
  writeFiles([issuesModule(issues)]);
  writeFiles(toolModules(processed));
}

/** Writes the scripts and frames that pages load; must run after the page data, which holds the settings of search. */
export async function writeScripts(): Promise<void> {
  await buildBrowserScripts();
  await buildLiveSandbox('public/live');
}

/** Writes what is made from the text of many pages: print pages, search indexes, feeds and, if given, pictures for social networks. */
export async function writeIndexes(processed: ProcessedSite, social: readonly FileToWrite[] = []): Promise<void> {
  const files = await buildPublicFiles(processed, buildSearchIndexes(processed));
  const indexes = files.filter(({ path }) => path.startsWith('search-'));
  writePublic([...files, ...social]);
  writeFiles([...buildPrintPages(processed), indexModule(indexes)]);
}
