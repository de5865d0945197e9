import { spawn } from 'node:child_process';
import path from 'node:path';
import { watch } from 'chokidar';
import { site } from '../lib/config/site';
import { countIssues, formatIssues } from '../lib/errors/format-issues';
import { checkSite } from '../lib/site/check-site';
import { readSite } from '../lib/site/get-site';
import { writeModules, writePublicFiles } from './prepare';

/** The content, and where the site's own scripts come from. */
const watched = [path.dirname(site.blog.folder), 'components/behavior', 'components/search', 'lib/search'];
/** Editors write a file in several steps; one refresh is enough. */
const settleMs = 40;

let printed = '';

/** Checks the content and writes the generated files; the overlay shows what is wrong, the terminal too, once. */
async function refresh(): Promise<void> {
  const checked = await checkSite(process.cwd(), readSite(process.cwd(), true));
  const { issues } = checked;
  // Pictures first: a page that shows a new one is drawn as soon as its module changes.
  if (!issues.some(({ severity }) => severity === 'error')) await writePublicFiles(checked);
  await writeModules(checked, issues);
  const text = issues.length > 0 ? `${formatIssues(issues)}\n\n${countIssues(issues)}` : 'Content: no issues.';
  if (text !== printed) console.log(`\n${text}\n`);
  printed = text;
}

/** Runs refreshes one after the other; changes that come in between are taken together. */
function watchSources(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  watch(watched, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(refresh).catch((error: unknown) => console.error(error));
    }, settleMs);
  });
}

await refresh();
watchSources();
const next = spawn('npx', ['next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
next.on('close', (code) => process.exit(code ?? 0));
