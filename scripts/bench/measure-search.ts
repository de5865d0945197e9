import type { CDPSession, Locator, Page } from '@playwright/test';
import { openSearchBox, searchBoxInput } from '../search-box';
import { measureEach, quantile, rounded, type Row } from './figures';
import { inTab } from './open-site';
import { untilShown } from './until-shown';

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

async function slowDown(page: Page, network: keyof typeof networks, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** Milliseconds of processor time that each keystroke in an input costs its page when the processor is slowed down `rate` times. */
async function typeInto(input: Locator, rate: number): Promise<number[]> {
  const page = input.page();
  await input.pressSequentially('scan');
  await page.waitForTimeout(settleMs);
  const session = await slowDown(page, 'local server', rate);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    await page.waitForTimeout(settleMs);
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const costs: number[] = [];
  for (const query of queries) {
    await input.fill('');
    let before = await worked();
    for (const key of query) {
      await page.keyboard.press(key);
      const after = await worked();
      costs.push(after - before);
      before = after;
    }
  }
  return costs;
}

/**
 * Measures what search costs per keystroke. Events, caret and frame are the browser's own work, a large part of the cost on a slowed page: typing into the box of the same page
 * without the code of search shows how large. Throttling also counts time taken by other programs; the unthrottled figure shows how much.
 */
export function measureKeys(): Promise<Row[]> {
  const cases = (['phone', 'desktop'] as const).flatMap((window) =>
    [1, slowdown].map((rate) => ({ window, 'CPU throttling': rate })),
  );
  return measureEach(cases, async ({ window, 'CPU throttling': rate }) => {
    const type = (isPlain: boolean): Promise<number[]> =>
      inTab({ viewport: windows[window] }, async (page) => {
        await page.goto(start);
        if (isPlain) await page.route('**/*', (route) => route.abort());
        await openSearchBox(page);
        return typeInto(isPlain ? searchBoxInput(page) : page.getByRole('combobox'), rate);
      });
    const plain = quantile(await type(true));
    const costs = await type(false);
    const most = quantile(costs, 0.95);
    return {
      'plain box, median ms': rounded(plain, 1),
      'median ms': rounded(quantile(costs), 1),
      'p95 ms': rounded(most, 1),
      'p95 without the plain box, ms': rounded(most - plain, 1),
    };
  });
}

/** Goes to the search of an open page and measures the milliseconds from the first key, pressed `pause` ms after the focus, until the first result is shown. */
export async function firstResult(page: Page, pause = 0): Promise<number> {
  await openSearchBox(page);
  await searchBoxInput(page).focus();
  await page.waitForTimeout(pause);
  return untilShown(page, '[role="option"]', () => page.keyboard.type('nmap', { delay: 60 }));
}

/** Measures how long the first results take on a slow machine and on slow connections if nothing of search was loaded before the reader goes to the box. */
export function measureFirstResults(): Promise<Row[]> {
  const lines = [
    { network: 'local server', 'CPU throttling': slowdown },
    { network: 'slow 4G', 'CPU throttling': slowdown },
    { network: '300 ms, 60 kB/s', 'CPU throttling': 1 },
  ] as const;
  const cases = lines.flatMap((line) =>
    [0, 500, 1000].map((pause) => ({ ...line, 'first key after focus, ms': pause })),
  );
  return measureEach(cases, ({ network, 'CPU throttling': rate, 'first key after focus, ms': pause }) =>
    inTab({ viewport: windows.phone }, async (page) => {
      await slowDown(page, network, rate);
      await page.goto(start);
      return { 'results after first key, ms': rounded(await firstResult(page, pause)) };
    }),
  );
}
