import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { offlineRoutes } from '../../lib/config/routes';
import { site } from '../../lib/config/site';
import { writeAtomically } from '../../lib/files/write-atomically';
import { run } from '../run';
import { quantile, type Row, rounded } from './figures';
import { firstResult } from './measure-search';
import type { Visited } from './with-browser';

const visits = 5;

/** Opens a page of the folder: milliseconds until it shows its text, and from the first key to the first result, with nothing loaded before. */
async function measurePage({ browser }: Visited, file: string): Promise<Row> {
  const [texts, results]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < visits; visit++) {
    const page = await browser.newPage({ offline: true });
    await page.goto(pathToFileURL(file).href);
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    texts.push(Number(await (await page.waitForFunction(paint)).jsonValue()));
    results.push(await firstResult(page));
    await page.close();
  }
  return {
    'from opening to text, ms': rounded(quantile(texts)),
    'from first key to first result, ms': rounded(quantile(results)),
  };
}

/** Makes the offline edition of the export and gives its size, how soon a page that is opened from a folder shows its text, and how soon its search answers. */
export async function measureOffline(visited: Visited): Promise<Row[]> {
  run('npm', ['run', '--silent', 'build:offline']);
  const { zip: route } = offlineRoutes(site);
  const zip = readFileSync(path.join('out', route));
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
  for (const [name, bytes] of Object.entries(unzipSync(zip))) writeAtomically(path.join(folder, name), bytes);
  const rows: Row[] = [];
  for (const page of ['index.html', 'docs/scanners/nmap.html']) {
    const file = path.join(folder, path.basename(route, '.zip'), page);
    rows.push({ page, 'zip MiB': rounded(zip.length / 2 ** 20, 2), ...(await measurePage(visited, file)) });
  }
  rmSync(folder, { recursive: true });
  return rows;
}
