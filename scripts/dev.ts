import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';
import { site } from '../lib/config/site';
import { countIssues, formatIssues } from '../lib/errors/format-issues';
import { checkSite } from '../lib/site/check-site';
import { searchSettingsFile } from '../lib/site/generated-files';
import { readSite } from '../lib/site/get-site';
import { writeModules, writePublicFiles, writeScripts } from './prepare';
import { readArguments } from './read-arguments';

const { values } = readArguments({
  options: {
    port: { type: 'string', short: 'p', default: '3000' },
    host: { type: 'string', default: 'localhost' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log('npm run dev -- [--port 3000] [--host localhost]\nOther machines reach it with --host 0.0.0.0 only.');
  process.exit(0);
}

const content = path.dirname(site.blog.folder);
/** Where the site's own scripts come from. */
const scriptSources = ['components/behavior', 'components/search', 'lib/search', searchSettingsFile];
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

/** Some editors take a file away for a moment while they save it: what comes back is told as a change of its own. */
function tell(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') console.error(error);
}

/** Does the work, and again after each burst of changes below the folders, one time after the other; resolves after the first. What is saved meanwhile counts too. */
async function keepUp(folders: readonly string[], work: () => Promise<void>): Promise<void> {
  const watcher = watch([...folders], { ignoreInitial: true });
  await once(watcher, 'ready');
  let timer: NodeJS.Timeout | undefined;
  let running = work();
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work).catch(tell);
    }, settleMs);
  });
  await running;
}

await keepUp([content], refresh);
await keepUp(scriptSources, writeScripts);
const next = spawn('npx', ['next', 'dev', '--hostname', values.host, '--port', values.port], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
next.on('close', (code) => process.exit(code ?? 0));
