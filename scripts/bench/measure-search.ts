import type { Locator, Page } from '@playwright/test';
import { plainInput, turnToSearch } from '../plain-input';
import { quantile, rounded, type Row } from './figures';
import type { Visited } from './with-browser';
import { type KeyWork, workPerKey } from './work-per-key';

const start = '/docs/getting-started/installation';
const windows = { phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 800 } };
/** Lighthouse's simulated mobile: a machine four times slower, on slow 4G. */
const slowdown = 4;
const networks = {
  'local server': { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  'slow 4G': { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 },
  '300 ms, 60 kB/s': { latency: 300, downloadThroughput: 60_000, uploadThroughput: 60_000 },
};

/** Typed letter by letter: names, files, questions, typing errors. */
const queries = ['persistence hook', 'values.yaml', 'repeat a scan', 'defectdjo'];
const settleMs = 300;

async function slowDown(page: Page, network: keyof typeof networks, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function turnToLiveBox(page: Page): Promise<Locator> {
  await turnToSearch(page);
  return page.getByRole('combobox');
}

/** The box of the same page as it is where the code of search cannot be loaded. */
async function turnToPlainBox(page: Page): Promise<Locator> {
  await page.route('**/*', (route) => route.abort());
  await turnToSearch(page);
  return plainInput(page);
}

type Typing = Readonly<{ window: keyof typeof windows; /** How much slower the machine is made. */ rate: number }>;

/** What each key costs in the input that `turnTo` leads to. */
async function typeInto(
  turnTo: (page: Page) => Promise<Locator>,
  { window, rate }: Typing,
  { browser, origin }: Visited,
): Promise<KeyWork[]> {
  const page = await browser.newPage({ viewport: windows[window] });
  await page.goto(origin + start);
  const input = await turnTo(page);
  await input.pressSequentially('scan');
  await page.waitForTimeout(settleMs);
  await slowDown(page, 'local server', rate);
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  for (const query of queries) {
    await input.fill('');
    await page.waitForTimeout(settleMs);
    await page.keyboard.type(query, { delay: settleMs });
    await page.waitForTimeout(settleMs);
  }
  const keys = workPerKey(JSON.parse(String(await browser.stopTracing())), settleMs);
  await page.close();
  return keys;
}

/** Events, caret and frame of a key are the browser's own work, which takes much of the time that a slowed page has: the plain box of the same page shows how much. */
async function keystrokes(typing: Typing, visited: Visited): Promise<Row> {
  const plain = (await typeInto(turnToPlainBox, typing, visited)).map(({ total }) => total);
  const keys = await typeInto(turnToLiveBox, typing, visited);
  const totals = keys.map(({ total }) => total);
  const longest = keys.map((key) => key.longest);
  const [without, most] = [quantile(plain), quantile(totals, 0.95)];
  return {
    window: typing.window,
    'CPU throttling': typing.rate,
    keys: keys.length,
    'plain box, median ms': rounded(without, 1),
    'median ms': rounded(quantile(totals), 1),
    'p95 ms': rounded(most, 1),
    'p95 without the plain box, ms': rounded(most - without, 1),
    'p95 of the longest task, ms': rounded(quantile(longest, 0.95), 1),
  };
}

/** What search costs per key. Throttling counts what other programs take from the page; the unthrottled figure shows how much that is. */
export async function measureKeys(visited: Visited): Promise<Row[]> {
  const rows: Row[] = [];
  for (const window of ['phone', 'desktop'] as const)
    for (const rate of [1, slowdown]) rows.push(await keystrokes({ window, rate }, visited));
  return rows;
}

/** Turns to the search of an open page and gives the milliseconds from the first key, which comes so long after the focus, until the first result is on the screen. */
export async function firstResult(page: Page, pause = 0): Promise<number> {
  // Looking for it from outside would take the slowed page's time.
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener('keydown', ({ timeStamp }) => (pressed ||= timeStamp), true);
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('[role="option"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        }).observe(document, { childList: true, subtree: true });
      }),
  );
  await turnToSearch(page);
  await plainInput(page).focus();
  await page.waitForTimeout(pause);
  await page.keyboard.type('nmap', { delay: 60 });
  return shown;
}

/** How long the first results take where nothing of search has been loaded before its reader turns to the box: a slow machine, and a slow line. */
export async function measureFirstResults({ browser, origin }: Visited): Promise<Row[]> {
  const rows: Row[] = [];
  const lines = { 'local server': slowdown, 'slow 4G': slowdown, '300 ms, 60 kB/s': 1 };
  for (const [network, rate] of Object.entries(lines) as [keyof typeof lines, number][])
    for (const pause of [0, 500, 1000]) {
      const page = await browser.newPage({ viewport: windows.phone });
      await slowDown(page, network, rate);
      await page.goto(origin + start);
      const shown = rounded(await firstResult(page, pause));
      rows.push({
        network,
        'CPU throttling': rate,
        'first key after focus, ms': pause,
        'results after first key, ms': shown,
      });
      await page.close();
    }
  return rows;
}
