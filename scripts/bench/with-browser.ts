import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../ensure-browser';
import { freePort } from '../free-port';
import { serveFolder } from '../serve-folder';

/** The export, which is served, and a browser, which other programs can drive through a port of its own. */
export type Visited = Readonly<{ origin: string; browser: Browser; debuggingPort: number }>;

export async function withBrowser(work: (visited: Visited) => Promise<void>): Promise<void> {
  const { origin, close } = await serveFolder('out');
  const debuggingPort = await freePort();
  const args = ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args });
  try {
    await work({ origin, browser, debuggingPort });
  } finally {
    await browser.close();
    await close();
  }
}
