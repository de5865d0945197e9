import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../../scripts/free-port';
import { findProgram } from '../../support/find-program';
import type { Browser } from './tab';

const driver = { name: 'WebKitWebDriver', packages: ['webkit2gtk-driver'] };
const screen = { name: 'xvfb-run', packages: ['xvfb', 'xauth'] };

/** WebDriver's codes for keys without a character. */
const keyCodes: Readonly<Record<string, string>> = { Enter: '\uE007' };

type Running = Readonly<{ output: () => string; end: () => Promise<void> }>;

/** Runs a program on a virtual screen. */
function runOnScreen(command: readonly string[]): Running {
  // A process group of its own, to end the screen and the browser together.
  const group = spawn(findProgram(screen) ?? '', ['--auto-servernum', ...command], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [group.stdout, group.stderr]) stream.on('data', (text) => (output += String(text)));
  const closed = new Promise<void>((resolve) => group.once('close', () => resolve()));
  const end = (): Promise<void> => {
    if (group.pid !== undefined) process.kill(-group.pid);
    return closed;
  };
  return { output: () => output, end };
}

async function untilTrue(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** The engine's browser in Debian is not on PATH. */
const miniBrowser = (): string =>
  readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file)) ?? '';

const visited = 'All pages are visited.';

/** A page that shows others one after the other. */
const visitor = (addresses: readonly string[]): string => `<body><script>
const left = ${JSON.stringify(addresses)};
const frame = document.createElement('iframe');
frame.onload = () => (left.length > 0 ? (frame.src = left.shift()) : console.log(${JSON.stringify(visited)}));
frame.src = left.shift();
document.body.append(frame);
</script>`;

/** WebKitGTK has Safari's engine. A separate program provides its WebDriver. */
export const webkit: Browser = {
  name: 'WebKit',
  programs: [driver, screen],
  async launch() {
    const port = await freePort();
    const { end } = runOnScreen([findProgram(driver) ?? '', `--port=${port}`]);
    const ask = async (route: string, body?: object): Promise<unknown> => {
      const answer = await fetch(
        `http://127.0.0.1:${port}${route}`,
        body && { method: 'POST', body: JSON.stringify(body) },
      );
      const { value } = (await answer.json()) as { value: unknown };
      if (!answer.ok) throw new Error(JSON.stringify(value));
      return value;
    };
    await untilTrue(() =>
      ask('/status').then(
        () => true,
        () => false,
      ),
    );
    // A busy machine takes its time.
    const capabilities = { alwaysMatch: { timeouts: { script: 120_000 } } };
    const { sessionId } = (await ask('/session', { capabilities })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    return {
      open: async (url) => void (await ask(`${session}/url`, { url })),
      address: () => ask(`${session}/url`) as Promise<string>,
      run: (call, ...args) =>
        ask(`${session}/execute/sync`, { script: `return (${String(call)})(...arguments)`, args }) as never,
      async press(keys) {
        const actions = [...(keyCodes[keys] ?? keys)].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await ask(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      close: end,
    };
  },
  // WebDriver cannot read the console, so the browser writes it to its output, which works only if nothing drives it.
  async consoleOf(addresses) {
    const folder = mkdtempSync(path.join(tmpdir(), 'visitor-'));
    const file = path.join(folder, 'index.html');
    writeFileSync(file, visitor(addresses));
    const command = [miniBrowser(), '--enable-write-console-messages-to-stdout=true', pathToFileURL(file).href];
    const { output, end } = runOnScreen(command);
    await untilTrue(() => output().includes(visited));
    await end();
    rmSync(folder, { recursive: true });
    return output()
      .split('\n')
      .filter((line) => line.includes('CONSOLE') && !line.includes(visited));
  },
};
