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

/** The export, served as hosts send it, and a browser, which other programs can drive through a port of its own; opened by the first who asks. */
export const openSite = () => (opened ??= open());

export const closeSite = async (): Promise<void> => (await opened)?.close();

/** Does something in a tab of its own, in which nothing is loaded, and from which addresses lead into the site. */
export async function inTab<Result>(options: BrowserContextOptions, work: (page: Page) => Promise<Result>) {
  const { browser, origin } = await openSite();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: origin, ...options });
  const result = await work(page);
  await page.close();
  return result;
}
