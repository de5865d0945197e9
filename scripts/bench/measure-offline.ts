import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { unzipSync } from 'fflate';
import { ensureBrowser } from '../ensure-browser';
import { quantile, type Row, rounded } from './figures';
import { firstResult } from './measure-search';

const runs = 5;

function unpack(zip: Uint8Array, folder: string): void {
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
}

/** Milliseconds until a page of the folder shows its text, and from the first key to the first result, with nothing loaded before. */
async function visit(browser: Browser, address: string): Promise<Readonly<Record<'text' | 'result', number>>> {
  const page = await browser.newPage({ offline: true });
  await page.goto(address);
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const text = await (await page.waitForFunction(paint)).jsonValue();
  const result = await firstResult(page);
  await page.close();
  return { text: text ?? Number.NaN, result };
}

/** Makes the offline edition of an export and gives its size, how soon a page that is opened from a folder shows its text, and how soon its search answers. */
export async function measureOffline(folder: string): Promise<Row[]> {
  execFileSync('npm', ['run', '--silent', 'build:offline'], { stdio: 'inherit' });
  const downloads = path.join(folder, 'downloads');
  const zip = readFileSync(path.join(downloads, readdirSync(downloads).find((file) => file.endsWith('.zip')) ?? ''));
  const temporary = mkdtempSync(path.join(tmpdir(), 'offline-'));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  try {
    unpack(zip, temporary);
    const [edition = ''] = readdirSync(temporary);
    const rows: Row[] = [];
    for (const file of ['index.html', 'docs/scanners/nmap.html']) {
      const address = pathToFileURL(path.join(temporary, edition, file)).href;
      const visits = [];
      for (let run = 0; run < runs; run++) visits.push(await visit(browser, address));
      rows.push({
        page: file,
        'zip MiB': rounded(zip.length / 2 ** 20, 2),
        'from opening to text, ms': rounded(quantile(visits.map(({ text }) => text))),
        'from first key to first result, ms': rounded(quantile(visits.map(({ result }) => result))),
      });
    }
    return rows;
  } finally {
    await browser.close();
    rmSync(temporary, { recursive: true, force: true });
  }
}
