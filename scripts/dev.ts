import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { site } from '../lib/config/site';
import { siteFile } from '../lib/config/site-locator';
import { waitForServer } from './wait-for-server';
import { portFault } from './port-fault';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';
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
Use --host 0.0.0.0 to let other machines connect. --open opens your browser once the site answers.`);
  process.exit(0);
}

/** The code that reads the content, including the site's values. */
const readingCode = ['lib', 'scripts'];

/** The command that opens an address on each system; the default is `xdg-open`. */
const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** The host under which this machine reaches the server; IPv6 addresses need brackets. */
const host = /^(?:0\.0\.0\.0|::)$/.test(values.host) ? 'localhost' : values.host.replace(/^.*:.*$/, '[$&]');
const address = `http://${host}:${values.port}${site.baseUrl}`;

async function openBrowser(): Promise<void> {
  await waitForServer(address);
  spawn(openers[process.platform] ?? 'xdg-open', [address], { stdio: 'ignore' }).on('error', () =>
    console.log(`Open ${address} in a browser.`),
  );
}

let follower: ChildProcess | undefined;

/** Follows the content in a separate process, which loads the code anew each time it starts. */
function follow(): void {
  follower?.kill();
  follower = fork('scripts/compiled.mjs', ['follow-content', address]);
}

function serve(): void {
  const bin = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const server = spawn(process.execPath, [bin, 'dev', '--hostname', values.host, '--port', values.port], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', BASE_URL: site.baseUrl },
  });
  server.on('close', (code) => process.exit(code ?? 0));
  process.on('exit', () => server.kill());
}

/** If only the values changed, the running process rereads them; otherwise, or if wrong values have ended it, it is restarted. */
function followChanged(files: readonly string[]): void {
  if (follower?.connected && files.every((file) => file === siteFile)) follower.send('values');
  else follow();
}

const fault = await portFault({ host: values.host, port: Number(values.port), script: 'dev' });
if (fault !== undefined) refuse(fault, 1);
process.on('exit', () => follower?.kill());
// A signal to this process alone, rather than to its group as from a terminal, would leave a server running without the process that writes its pages.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());
follow();
serve();
if (values.open) void openBrowser();
await watchFolders(readingCode, followChanged);
