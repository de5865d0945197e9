import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { keptPagesFolder } from '../../lib/site/process-content';
import { freePort } from '../free-port';
import { measureEach, type Row, rounded } from './figures';

/** A docs page, and what its text alone holds. */
const docsPage = { route: '/docs/getting-started/installation', text: 'id="upgrade"' } as const;

/** How long the server is given to keep what it compiled for its next start. */
const restMs = 20_000;

/** Starts the dev server and gives the seconds until it has answered with the home page, with a docs page, and with that page's text. */
async function start(): Promise<Row> {
  const port = String(await freePort());
  const started = performance.now();
  const server = spawn('npm', ['run', '--silent', 'dev', '--', '--port', port], { detached: true, stdio: 'ignore' });
  const until = async (route: string, text: string): Promise<number> => {
    const answer = () => fetch(`http://localhost:${port}${route}`).then((response) => response.text());
    // Each answer costs the server what it needs to compile.
    while (!(await answer().catch(() => '')).includes(text)) await wait(1000);
    return rounded((performance.now() - started) / 1000, 1);
  };
  const row = {
    'home page, s': await until('/', '</main>'),
    'docs page, s': await until(docsPage.route, '</main>'),
    'its text, s': await until(docsPage.route, docsPage.text),
  };
  await wait(restMs);
  if (server.pid !== undefined) process.kill(-server.pid);
  return row;
}

/** Times the start of `npm run dev`, without any cache and with the one of the start before. */
export function measureDevStart(): Promise<Row[]> {
  for (const cache of ['.next', '.generated', keptPagesFolder]) rmSync(cache, { recursive: true, force: true });
  return measureEach([{ start: 'cold' }, { start: 'warm' }], start);
}
