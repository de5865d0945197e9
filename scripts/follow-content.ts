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
import { searchSettingsFile, toolFactsFile } from '../lib/site/generated-files';
import { readSite } from '../lib/site/get-site';
import { keptPagesFolder } from '../lib/site/process-content';
import { processSite } from '../lib/site/process-site';
import { firstAnswer } from './first-answer';
import { writeChecked, writeIndexes, writePages, writeScripts, writeUncompiled } from './prepare';
import { codeFault } from './code-fault';
import { readConfig } from './read-config';
import { watchFolders } from './watch-folders';
import { writeFiles } from './write-files';

/** Where what pages show comes from, besides the site's values. */
const sources = [path.dirname(ownSite.blog.folder), 'public/static'];
/** Where the site's own scripts come from. */
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
/** So many serve a page and compile the others at the same time. */
const enoughCores = 4;
/** As long after a save, the indexes may be made, and a failure is one: who saves again sees that at once. */
const quietMs = 500;

let config = ownSite;
let last: Content | undefined;
let printed = '';
let timer: NodeJS.Timeout | undefined;
let queue = Promise.resolve();

/** Does one thing after the other. Files may change while they are read: what fails is tried once more, and told if it fails again and nothing has changed since. */
function enqueue(work: () => Promise<void>, isAgain = false): Promise<void> {
  queue = queue.then(work).catch((error: unknown) => {
    timer = setTimeout(() => {
      if (isAgain) console.error(codeFault(error) ?? error);
      else void enqueue(work, true);
    }, quietMs);
  });
  return queue;
}

/** Writes what pages are drawn from, then checks the content: the overlay shows what is wrong, the terminal too, once. */
async function refresh(files: readonly string[] = []): Promise<void> {
  clearTimeout(timer);
  const site = readSite(process.cwd(), { includeDrafts: true, config, last });
  last = site.content;
  const processed = await processSite(process.cwd(), site);
  // First what was saved: the check takes as long again, and most often finds nothing.
  await writePages(processed);
  const issues = checkProcessed(process.cwd(), processed);
  const checked = { ...processed, issues };
  writeChecked(checked);
  const text = issues.length > 0 ? `${formatIssues(issues)}\n\n${countIssues(issues)}` : 'Content: no issues.';
  if (text !== printed) console.log(`\n${text}\n`);
  printed = text;
  // Synonyms show in the indexes alone.
  const isForIndexes = files.length > 0 && files.every((file) => file === config.search.synonymsFile);
  timer = setTimeout(() => void enqueue(() => index(checked)), isForIndexes ? 0 : quietMs);
}

/** A site with mistakes keeps the indexes that it had. */
async function index(checked: CheckedSite): Promise<void> {
  if (!checked.issues.some(({ severity }) => severity === 'error')) await writeIndexes(checked);
}

/** Takes the site's values anew; wrong ones are told, and those that it had stay. */
async function readValues(): Promise<void> {
  try {
    config = await readConfig();
  } catch (error) {
    console.error(`\n${codeFault(error) ?? (error as Error).message}\n`);
    return;
  }
  await refresh();
}

/** Bundles the scripts; the process that does would hold memory until they change again. */
async function bundleScripts(): Promise<void> {
  await writeScripts();
  await stop();
}

/** Writes what the server needs to its first page, where nothing has been made yet. */
async function writeFrame(): Promise<void> {
  await writeUncompiled(readSite(process.cwd(), { includeDrafts: true, config }));
  await stop();
}

process.on('disconnect', () => process.exit());
process.on('message', () => void enqueue(readValues));
await watchFolders(sources, (files) => void enqueue(() => refresh(files)));
// The pages are shown before there are indexes.
writeFiles([indexModule([])]);
if ([keptPagesFolder, toolFactsFile].every((made) => existsSync(made))) await enqueue(bundleScripts);
else {
  await enqueue(writeFrame);
  // Where there are few cores, the server would take half as long again to its first pages beside the compiling of all.
  const first = [routes.home, routes.docs].map((route) => withBase(process.argv[2] ?? '', route));
  if (availableParallelism() < enoughCores) await Promise.all(first.map(firstAnswer));
}
await watchFolders(scriptSources, () => void enqueue(bundleScripts));
await enqueue(() => refresh());
// What compiles a page takes most of a second to load, for which the first save shall not wait.
await import('../lib/site/compile-page');
