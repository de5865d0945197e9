import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { pageCacheFolder } from '../../lib/site/process-content';
import { freePort } from '../free-port';
import { measureEach, type Row, rounded } from './figures';

/** A docs page, and a string that occurs only in its text. */
const docsPage = { route: '/docs/getting-started/installation', text: 'id="upgrade"' } as const;

/** How long the server may take to save compiled code for its next start. */
const restMs = 20_000;

/** Starts the dev server and measures the seconds until it has served the home page, a docs page, and the text of that page. */
async function start(): Promise<Row> {
  const port = String(await freePort());
  const started = performance.now();
  const server = spawn('npm', ['run', '--silent', 'dev', '--', '--port', port], { detached: true, stdio: 'ignore' });
  const until = async (route: string, text: string): Promise<number> => {
    const answer = () => fetch(`http://localhost:${port}${route}`).then((response) => response.text());
    // Each answer takes the server time that the page's text needs.
    while (!(await answer().catch(() => '')).includes(text)) await wait(300);
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

/** Times the start of `npm run dev`, first without any cache, then with the cache of that first start. */
export function measureDevStart(): Promise<Row[]> {
  for (const cache of ['.next', '.generated', pageCacheFolder]) rmSync(cache, { recursive: true, force: true });
  return measureEach([{ start: 'cold' }, { start: 'warm' }], start);
}
