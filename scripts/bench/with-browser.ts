import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../ensure-browser';
import { freePort } from '../free-port';
import { serveFolder } from '../serve-folder';

/** An export that is served, and a browser, which other programs can drive through a port of its own. */
export type Visited = Readonly<{ origin: string; browser: Browser; debuggingPort: number }>;

export async function withBrowser<Result>(
  folder: string,
  work: (visited: Visited) => Promise<Result>,
): Promise<Result> {
  const { origin, close } = await serveFolder(folder);
  const debuggingPort = await freePort();
  const args = ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
  try {
    return await work({ origin, browser, debuggingPort });
  } finally {
    await browser.close();
    await close();
  }
}
