import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { stop } from 'esbuild';
import { routes, withBase } from '../lib/config/routes';
import { site as ownSite } from '../lib/config/site';
import type { Content } from '../lib/content/types';
import { countIssues, formatIssues } from '../lib/errors/format-issues';
import { type CheckedSite, checkProcessed } from '../lib/site/check-site';
import { indexModule } from '../lib/site/generate-modules';
import { searchSettingsFile, toolFactsFile, wantedFile } from '../lib/site/generated-files';
import { readSite, type Site } from '../lib/site/get-site';
import { pageCacheFolder, processContent } from '../lib/site/process-content';
import { buildPipelineContext, processSite } from '../lib/site/process-site';
import { wantedContent } from '../lib/site/wanted-pages';
import { waitForServer } from './wait-for-server';
import { writeChecked, writeFirstPages, writeIndexes, writePages, writeScripts, writeUncompiled } from './prepare';
import { codeFault } from './code-fault';
import { readConfig } from './read-config';
import { watchFolders } from './watch-folders';
import { writeFiles } from './write-files';

/** Sources of what pages show, apart from the site's values. */
const sources = [path.dirname(ownSite.blog.folder), 'public/static'];
/** Sources of the site's own scripts. */
const scriptSources = [
  'components/behavior',
  'components/search',
  'components/tools',
  'lib/search',
  'lib/tools',
  'lib/samples',
  searchSettingsFile,
  toolFactsFile,
];
/** This many cores can serve one page while they compile the others. */
const enoughCores = 4;
/** This long after the last save, the indexes are written, and failed work is retried; a new save cancels both. */
const quietMs = 500;

let config = ownSite;
let lastContent: Content | undefined;
let printed = '';
let timer: NodeJS.Timeout | undefined;
let queue = Promise.resolve();
let wanted = Promise.resolve();
let isCompiled = false;

/** Queues work. Files may change while they are read, so failed work is retried once; a second failure is reported unless something has changed since. */
function enqueue(work: () => Promise<void>, isRetry = false): Promise<void> {
  queue = queue.then(work).catch((error: unknown) => {
    timer = setTimeout(() => {
      if (isRetry) console.error(codeFault(error) ?? error);
      else void enqueue(work, true);
    }, quietMs);
  });
  return queue;
}

/** Writes what pages are rendered from, then checks the content: issues show in the overlay, and once in the terminal. */
async function refresh(files: readonly string[] = []): Promise<void> {
  clearTimeout(timer);
  const site = readSite(process.cwd(), { includeDrafts: true, config, previous: lastContent });
  lastContent = site.content;
  const processed = await processSite(process.cwd(), site);
  isCompiled = true;
  await wanted;
  // Pages first: the check takes as long again, and usually finds nothing.
  await writePages(processed);
  const issues = checkProcessed(process.cwd(), processed);
  const checked = { ...processed, issues };
  writeChecked(checked);
  const text = issues.length > 0 ? `${formatIssues(issues)}\n\n${countIssues(issues)}` : 'Content: no issues.';
  if (text !== printed) console.log(`\n${text}\n`);
  printed = text;
  // Synonyms affect only the indexes.
  const isForIndexes = files.length > 0 && files.every((file) => file === config.search.synonymsFile);
  timer = setTimeout(() => void enqueue(() => index(checked)), isForIndexes ? 0 : quietMs);
}

/** Until all pages are compiled, compiles those that the server was asked for, beside the threads that compile all; the refresh reports what fails. */
async function compileWanted(site: Site): Promise<void> {
  if (isCompiled) return;
  const content = wantedContent(site.content);
  await writeFirstPages(await processContent({ ...site, content }, buildPipelineContext(site)));
}

/** Writes the indexes; keeps the old ones if the site has errors. */
async function index(checked: CheckedSite): Promise<void> {
  if (!checked.issues.some(({ severity }) => severity === 'error')) await writeIndexes(checked);
}

/** Rereads the site's values; wrong ones are reported, and the old ones stay in use. */
async function readValues(): Promise<void> {
  try {
    config = await readConfig();
  } catch (error) {
    console.error(`\n${codeFault(error) ?? (error as Error).message}\n`);
    return;
  }
  await refresh();
}

/** Bundles the scripts, then stops esbuild, which would hold memory until they change again. */
async function bundleScripts(): Promise<void> {
  await writeScripts();
  await stop();
}

/** Writes what the server needs for its first page if nothing has been generated yet, and follows which pages it is asked for. */
async function writeFrame(): Promise<void> {
  const site = readSite(process.cwd(), { includeDrafts: true, config });
  await writeUncompiled(site);
  await stop();
  writeFiles([{ path: wantedFile, content: '' }]);
  await watchFolders([wantedFile], () => (wanted = wanted.then(() => compileWanted(site)).catch(() => undefined)));
}

process.on('disconnect', () => process.exit());
process.on('message', () => void enqueue(readValues));
await watchFolders(sources, (files) => void enqueue(() => refresh(files)));
// Pages are shown before indexes exist.
writeFiles([indexModule([])]);
if ([pageCacheFolder, toolFactsFile].every((made) => existsSync(made))) await enqueue(bundleScripts);
else {
  await enqueue(writeFrame);
  // On few cores, compiling everything at once would delay the server's first pages by half as long again.
  const first = [routes.home, routes.docs].map((route) => withBase(process.argv[2] ?? '', route));
  // The first page that is asked for needs it.
  const compiler = import('../lib/site/compile-page');
  if (availableParallelism() < enoughCores) await Promise.all([...first.map(waitForServer), compiler]);
  await wanted;
}
await watchFolders(scriptSources, () => void enqueue(bundleScripts));
await enqueue(() => refresh());
// The page compiler takes most of a second to load: load it before the first save.
await import('../lib/site/compile-page');
