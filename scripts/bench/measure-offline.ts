import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { offlineRoutes } from '../../lib/config/routes';
import { site } from '../../lib/config/site';
import { writeAtomically } from '../../lib/files/write-atomically';
import { run } from '../run';
import { measureEach, quantile, type Row, rounded } from './figures';
import { firstResult } from './measure-search';
import { inTab } from './open-site';

const visits = 5;

/** Builds the offline edition and measures its size, how soon a page opened from a folder shows its text, and how soon its search answers when nothing was loaded before. */
export async function measureOffline(): Promise<Row[]> {
  run('npm', ['run', '--silent', 'build:offline']);
  const { zip: route } = offlineRoutes(site);
  const zip = readFileSync(path.join('out', route));
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
  for (const [name, bytes] of Object.entries(unzipSync(zip))) writeAtomically(path.join(folder, name), bytes);
  const rows = await measureEach(
    [{ page: 'index.html' }, { page: 'docs/scanners/nmap.html' }],
    async ({ page: file }) => {
      const [texts, results]: [number[], number[]] = [[], []];
      for (let visit = 0; visit < visits; visit++)
        await inTab({ offline: true }, async (page) => {
          await page.goto(pathToFileURL(path.join(folder, path.basename(route, '.zip'), file)).href);
          const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
          texts.push(Number(await (await page.waitForFunction(paint)).jsonValue()));
          results.push(await firstResult(page));
        });
      return {
        'zip MiB': rounded(zip.length / 2 ** 20, 2),
        'from opening to text, ms': rounded(quantile(texts)),
        'from first key to first result, ms': rounded(quantile(results)),
      };
    },
  );
  rmSync(folder, { recursive: true });
  return rows;
}
