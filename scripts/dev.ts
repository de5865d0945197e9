import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { site } from '../lib/config/site';
import { siteFile } from '../lib/config/site-locator';
import { firstAnswer } from './first-answer';
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

/** The code that the content is read with, the site's values among it. */
const readingCode = ['lib', 'scripts'];

/** The command with which a system opens an address; elsewhere it is `xdg-open`. */
const openers: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Where this machine reaches the server; an address of version 6 stands in brackets. */
const host = /^(?:0\.0\.0\.0|::)$/.test(values.host) ? 'localhost' : values.host.replace(/^.*:.*$/, '[$&]');
const address = `http://${host}:${values.port}${site.baseUrl}`;

async function openBrowser(): Promise<void> {
  await firstAnswer(address);
  spawn(openers[process.platform] ?? 'xdg-open', [address], { stdio: 'ignore' }).on('error', () =>
    console.log(`Open ${address} in a browser.`),
  );
}

let follower: ChildProcess | undefined;

/** Follows the content in a process of its own, which has the code as it is when it starts. */
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

/** New values alone are read by the process that runs; one that ended because the values were wrong starts again. */
function followChanged(files: readonly string[]): void {
  if (follower?.connected && files.every((file) => file === siteFile)) follower.send('values');
  else follow();
}

const fault = await portFault({ host: values.host, port: Number(values.port), script: 'dev' });
if (fault !== undefined) refuse(fault, 1);
process.on('exit', () => follower?.kill());
// Who ends this process alone, and not its group as a terminal does, would leave a server that nobody writes pages for.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());
follow();
serve();
if (values.open) void openBrowser();
await watchFolders(readingCode, followChanged);
