import type { Locator, Page } from '@playwright/test';
import { plainInput, turnToSearch } from '../plain-input';
import { quantile, rounded, type Row } from './figures';
import { type Visited, withBrowser } from './with-browser';
import { type KeyWork, workPerKey } from './work-per-key';

const start = '/docs/getting-started/installation';
const windows = { phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 800 } } as const;
/** Lighthouse's simulated mobile: a machine four times slower, on slow 4G. */
const slowdown = 4;
const networks = {
  'local server': { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  'slow 4G': { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 },
} as const;

/** Typed letter by letter: names, files, questions, typing errors. */
const queries = ['persistence hook', 'values.yaml', 'repeat a scan', 'defectdjo'];
const settleMs = 300;

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

type Typing = Readonly<{ name: keyof typeof windows; /** How much slower the machine is made. */ rate: number }>;

/** What each key costs in the input that `turnTo` leads to. */
async function typeInto(
  turnTo: (page: Page) => Promise<Locator>,
  { name, rate }: Typing,
  { browser, origin }: Visited,
): Promise<KeyWork[]> {
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

/** Events, caret and frame of a key are the browser's own work, which takes much of the time that a slowed page has: the plain box of the same page shows how much. */
async function keystrokes(typing: Typing, visited: Visited): Promise<Row> {
  const plain = await typeInto(turnToPlainBox, typing, visited);
  const keys = await typeInto(turnToLiveBox, typing, visited);
  const of = (figure: keyof KeyWork, work: readonly KeyWork[], share?: number): number =>
    quantile(
      work.map((key) => key[figure]),
      share,
    );
  const [without, most] = [of('total', plain), of('total', keys, 0.95)];
  return {
    window: typing.name,
    'CPU throttling': typing.rate,
    keys: keys.length,
    'plain box, median ms': rounded(without, 1),
    'median ms': rounded(of('total', keys), 1),
    'p95 ms': rounded(most, 1),
    'p95 without the plain box, ms': rounded(most - without, 1),
    'p95 of the longest task, ms': rounded(of('longest', keys, 0.95), 1),
  };
}

/** Notes in the page itself when its first result is on the screen: looking for it from outside would take the slowed page's time. */
function noteFirstResult(): void {
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

/** Turns to the search of an open page and gives the milliseconds from the first key, which comes so long after the focus, to the first result. */
export async function firstResult(page: Page, pause = 0): Promise<number> {
  await page.evaluate(noteFirstResult);
  await turnToSearch(page);
  await plainInput(page).focus();
  await page.waitForTimeout(pause);
  await page.keyboard.type('nmap', { delay: 60 });
  const html = page.locator('html[data-first]');
  await html.waitFor({ state: 'attached' });
  return Number(await html.getAttribute('data-first'));
}

/** With nothing of search loaded before the reader turns to the box. */
async function firstResults(network: keyof typeof networks, pause: number, visited: Visited): Promise<Row> {
  const page = await visited.browser.newPage({ viewport: windows.phone });
  await slowDown(page, network);
  await page.goto(visited.origin + start);
  const shown = await firstResult(page, pause);
  await page.close();
  return { network, 'first key after focus, ms': pause, 'results after first key, ms': rounded(shown) };
}

/** Takes an export and gives what search costs a slow machine per key, and how long the first results take. */
export const measureSearch = (folder: string): Promise<Readonly<Record<'perKey' | 'first', Row[]>>> =>
  withBrowser(folder, async (visited) => {
    const [perKey, first]: [Row[], Row[]] = [[], []];
    // Throttling counts what other programs take from the page; the unthrottled figure shows how much that is.
    for (const name of ['phone', 'desktop'] as const)
      for (const rate of [1, slowdown]) perKey.push(await keystrokes({ name, rate }, visited));
    for (const network of ['local server', 'slow 4G'] as const)
      for (const pause of [0, 500, 1000]) first.push(await firstResults(network, pause, visited));
    return { perKey, first };
  });
