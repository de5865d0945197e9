import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { site } from '../lib/config/site';
import { siteFile } from '../lib/config/site-locator';
import { readArguments } from './read-arguments';
import { watchFolders } from './watch-folders';

const { values } = readArguments({
  options: {
    port: { type: 'string', short: 'p', default: '3000' },
    host: { type: 'string', default: 'localhost' },
    open: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help) {
  console.log(`npm run dev -- [--port 3000] [--host localhost] [--open]
Other machines reach it with --host 0.0.0.0 only. --open shows it in your browser once it answers.`);
  process.exit(0);
}

/** What the content is read with, the site's values among it. */
const readers = ['lib', 'scripts'];

/** The command with which a system opens an address; elsewhere it is `xdg-open`. */
const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

async function openBrowser(address: string): Promise<void> {
  const answers = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 250));
  spawn(openers[process.platform] ?? 'xdg-open', [address], { stdio: 'ignore' }).on('error', () =>
    console.log(`Open ${address} in a browser.`),
  );
}

let follower: ChildProcess | undefined;
let next: ChildProcess | undefined;

/** Follows the content in a process of its own, which has the code as it is when it starts. */
function follow(): void {
  follower?.kill();
  follower = fork('scripts/compiled.mjs', ['follow-content']);
  follower.once('message', () => (next ??= serve()));
}

function serve(): ChildProcess {
  const bin = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const server = spawn(process.execPath, [bin, 'dev', '--hostname', values.host, '--port', values.port], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (values.open) void openBrowser(`http://localhost:${values.port}${site.baseUrl}`);
  return server.on('close', (code) => {
    follower?.kill();
    process.exit(code ?? 0);
  });
}

/** New values alone are read by the process that runs; one that ended because the values were wrong starts again. */
function followChanged(files: readonly string[]): void {
  if (follower?.connected && files.every((file) => file === siteFile)) follower.send('values');
  else follow();
}

process.on('exit', () => follower?.kill());
await watchFolders(readers, followChanged);
follow();
