import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { ensureBrowser } from '../ensure-browser';
import { plainInput, turnToSearch } from '../plain-input';
import { serveFolder } from '../serve-folder';
import { type KeyWork, workPerKey } from './work-per-key';

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

async function typeLetters(page: Page, input: Locator): Promise<void> {
  for (const query of queries) {
    await input.fill('');
    await page.waitForTimeout(settleMs);
    await page.keyboard.type(query, { delay: settleMs });
    await page.waitForTimeout(settleMs);
  }
}

type Typing = Readonly<{ name: Window; /** How much slower the machine is made. */ rate: number }>;
type TypingPlace = Typing & Readonly<{ browser: Browser; origin: string; turnTo: (page: Page) => Promise<Locator> }>;

/** What each key costs in the input that `turnTo` leads to. */
async function typeInto({ browser, origin, name, rate, turnTo }: TypingPlace): Promise<KeyWork[]> {
  const page = await browser.newPage({ viewport: windows[name] });
  await page.goto(origin + start);
  const input = await turnTo(page);
  await page.keyboard.type('scan');
  await page.waitForTimeout(settleMs);
  await slowDown(page, 'local server', rate);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await typeLetters(page, input);
  const keys = workPerKey(JSON.parse(String(await browser.stopTracing())), settleMs);
  await page.close();
  return keys;
}

async function turnToLiveBox(page: Page): Promise<Locator> {
  await turnToSearch(page);
  const input = page.getByRole('combobox');
  await input.waitFor();
  return input;
}

/** The box of the same page as it is where the code of search cannot be loaded. */
async function turnToPlainBox(page: Page): Promise<Locator> {
  await page.route('**/*', (route) => route.abort());
  await turnToSearch(page);
  await plainInput(page).focus();
  return plainInput(page);
}

const totals = (keys: readonly KeyWork[]): number[] => keys.map(({ total }) => total);

/** Events, caret and frame of a key are the browser's own work, which takes much of the time that a slowed page has: the plain box of the same page shows how much. */
async function keystrokes(browser: Browser, origin: string, typing: Typing): Promise<SearchFigure> {
  const plain = await typeInto({ browser, origin, ...typing, turnTo: turnToPlainBox });
  const keys = await typeInto({ browser, origin, ...typing, turnTo: turnToLiveBox });
  const without = quantile(totals(plain), 0.5);
  return {
    window: typing.name,
    'CPU throttling': typing.rate,
    keys: keys.length,
    'plain box, median ms': without,
    'median ms': quantile(totals(keys), 0.5),
    'p95 ms': quantile(totals(keys), 0.95),
    'p95 without the plain box, ms': Number((quantile(totals(keys), 0.95) - without).toFixed(1)),
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

/** Notes in the page itself when its first result is on the screen: looking for it from outside would take the slowed page's time. */
export function noteFirstResult(): void {
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed ||= timeStamp), true);
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role="option"]')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => document.documentElement.setAttribute('data-first', String(performance.now() - pressed))),
    );
  }).observe(document, { childList: true, subtree: true });
}

/** From the first key to the first results, with nothing of search loaded before the reader turns to the box. */
async function firstResults(browser: Browser, origin: string, { network, pause }: FirstKey): Promise<SearchFigure> {
  const context = await browser.newContext({ viewport: windows.phone });
  const page = await context.newPage();
  await page.addInitScript(noteFirstResult);
  await slowDown(page, network);
  await page.goto(origin + start);
  await turnToSearch(page);
  await plainInput(page).focus();
  await page.waitForTimeout(pause);
  await page.keyboard.type('nmap', { delay: 60 });
  const html = page.locator('html[data-first]');
  await html.waitFor({ state: 'attached' });
  const shown = Number(await html.getAttribute('data-first'));
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
