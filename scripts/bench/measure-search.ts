import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../ensure-browser';
import { serveFolder } from '../serve-folder';
import { workPerKey } from './work-per-key';

export type SearchFigure = Readonly<Record<string, string | number>>;

const start = '/docs/getting-started/installation';
const windows = { phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 800 } } as const;
type Window = keyof typeof windows;
/** Lighthouse's simulated mobile: a machine four times slower, on slow 4G. */
const slowdown = 4;
const networks = {
  'local server': { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  'slow 4G': { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 },
} as const;

/** Typed letter by letter: names, files, questions, typing errors. */
const queries = ['persistence hook', 'values.yaml', 'repeat a scan', 'defectdjo'];
const settleMs = 300;

const quantile = (values: readonly number[], share: number): number =>
  Number(([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0).toFixed(1));

async function slowDown(page: Page, network: keyof typeof networks, rate = slowdown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', networks[network]);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

const plainInput = (page: Page) => page.locator('[data-search] > form input');

async function typeLetters(page: Page): Promise<void> {
  for (const query of queries) {
    await page.getByRole('combobox').fill('');
    await page.waitForTimeout(settleMs);
    await page.keyboard.type(query, { delay: settleMs });
    await page.waitForTimeout(settleMs);
  }
}

type Typing = Readonly<{ name: Window; /** How much slower the machine is made. */ rate: number }>;

async function keystrokes(browser: Browser, origin: string, { name, rate }: Typing): Promise<SearchFigure> {
  const page = await browser.newPage({ viewport: windows[name] });
  await page.goto(origin + start, { waitUntil: 'networkidle' });
  await plainInput(page).focus();
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('scan');
  await page.getByRole('option').first().waitFor();
  await slowDown(page, 'local server', rate);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await typeLetters(page);
  const keys = workPerKey(JSON.parse(String(await browser.stopTracing())), settleMs);
  await page.close();
  const totals = keys.map(({ total }) => total);
  return {
    window: name,
    'CPU throttling': rate,
    keys: keys.length,
    'median ms': quantile(totals, 0.5),
    'p95 ms': quantile(totals, 0.95),
    'p95 of the longest task, ms': quantile(
      keys.map(({ longest }) => longest),
      0.95,
    ),
  };
}

type FirstKey = Readonly<{
  network: keyof typeof networks;
  /** Milliseconds between focus and first key. */ pause: number;
}>;

/** From the first key to the first results, with nothing of search loaded before the reader turns to the box. */
async function firstResults(browser: Browser, origin: string, { network, pause }: FirstKey): Promise<SearchFigure> {
  const context = await browser.newContext({ viewport: windows.phone });
  const page = await context.newPage();
  await slowDown(page, network);
  await page.goto(origin + start);
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  await plainInput(page).focus();
  await page.waitForTimeout(pause);
  const started = performance.now();
  await page.keyboard.type('nmap', { delay: 60 });
  await page.getByRole('option').first().waitFor();
  const shown = performance.now() - started;
  await context.close();
  return { network, 'first key after focus, ms': pause, 'results after first key, ms': Math.round(shown) };
}

/** Takes an export and gives what search costs a slow machine per key, and how long the first results take. */
export async function measureSearch(folder: string): Promise<{ perKey: SearchFigure[]; first: SearchFigure[] }> {
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const perKey: SearchFigure[] = [];
    // Throttling counts what other programs take from the page; the unthrottled figure shows how much that is.
    for (const name of ['phone', 'desktop'] as const)
      for (const rate of [1, slowdown]) perKey.push(await keystrokes(browser, server.origin, { name, rate }));
    const first: SearchFigure[] = [];
    for (const network of ['local server', 'slow 4G'] as const)
      for (const pause of [0, 500, 1000]) first.push(await firstResults(browser, server.origin, { network, pause }));
    return { perKey, first };
  } finally {
    await browser.close();
    await server.close();
  }
}
