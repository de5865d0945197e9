import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { site } from '../lib/config/site';
import { countIssues, formatIssues } from '../lib/errors/format-issues';
import { checkSite } from '../lib/site/check-site';
import { readSite } from '../lib/site/get-site';
import { generateModules } from '../lib/site/generate-modules';
import { buildPrintPages } from '../lib/site/print-pages';
import { buildPublicFiles } from '../lib/site/public-files';
import { buildSearchIndexes, serveWhole, shardCountsFile } from '../lib/site/search-files';
import { buildLiveSandbox } from './build-live-sandbox';
import { buildSearchWorker } from './build-search-worker';
import { removeStale, writeGenerated, writePageFiles, writePublic } from './write-files';

const contentRoot = path.dirname(site.blog.folder);
/** Editors write a file in several steps; one refresh is enough. */
const settleMs = 40;

let printed = '';

/** Checks the content and writes the generated files; the overlay shows what is wrong, the terminal too, once. */
async function refresh(): Promise<void> {
  const checked = await checkSite(process.cwd(), readSite(process.cwd(), true));
  writeGenerated(generateModules(checked.site, { issues: checked.issues, bundlesAll: true }));
  const text =
    checked.issues.length > 0
      ? `${formatIssues(checked.issues)}\n\n${countIssues(checked.issues)}`
      : 'Content: no issues.';
  if (text !== printed) console.log(`\n${text}\n`);
  printed = text;
  if (checked.issues.some((issue) => issue.severity === 'error')) return;
  const served = serveWhole(buildSearchIndexes(checked));
  removeStale('public', writePublic(await buildPublicFiles(checked, served)));
  writePageFiles([shardCountsFile(served), ...(await buildPrintPages(checked))]);
}

/** Runs refreshes one after the other; changes that come in between are taken together. */
function watchContent(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  watch(contentRoot, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(refresh).catch((error: unknown) => console.error(error));
    }, settleMs);
  });
}

await buildLiveSandbox('public/live');
await buildSearchWorker('public');
await refresh();
watchContent();
const next = spawn('npx', ['next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
next.on('close', (code) => process.exit(code ?? 0));
