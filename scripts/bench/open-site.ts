import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../ensure-browser';
import { freePort } from '../free-port';
import { run } from '../run';
import { serveFolder } from '../serve-folder';

async function open() {
  run('npm', ['run', '--silent', 'compress']);
  const { origin, close } = await serveFolder('out');
  const debuggingPort = await freePort();
  const args = ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
  return { origin, browser, debuggingPort, close: () => browser.close().finally(close) };
}

let opened: ReturnType<typeof open> | undefined;

/** Serves the export as hosts send it and opens a browser, which other programs can drive through its debugging port; later calls share both. */
export const openSite = () => (opened ??= open());

export const closeSite = async (): Promise<void> => (await opened)?.close();

/** Runs `work` in a tab of its own with nothing cached; relative addresses resolve to the site. */
export async function inTab<Result>(options: BrowserContextOptions, work: (page: Page) => Promise<Result>) {
  const { browser, origin } = await openSite();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: origin, ...options });
  const result = await work(page);
  await page.close();
  return result;
}
