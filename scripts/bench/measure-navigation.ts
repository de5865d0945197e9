import type { Page } from '@playwright/test';
import { quantile, rounded, type Row } from './figures';
import type { Visited } from './with-browser';

const start = '/docs/getting-started/installation';
/** Pages that the sidebar or the navbar of the first one links to, each then the way to the next. */
const way = [
  '/docs/getting-started/first-scans',
  '/docs/scanners',
  '/docs/scanners/zap',
  '/docs/hooks',
  '/docs/hooks/defectdojo',
  '/docs/architecture',
] as const;

/** Milliseconds from the press of a link to the frame that shows the title of its page. */
async function follow(page: Page, route: string, restMs: number): Promise<number> {
  const link = page.locator(`a[href="${route}"]`).filter({ visible: true }).first();
  await link.hover();
  await page.waitForTimeout(restMs);
  // Kept beyond the document: where the runtime is not there yet, the browser opens the page.
  const title = await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => void (sessionStorage['pressed'] = performance.timeOrigin + timeStamp),
      { capture: true, once: true },
    );
    return document.querySelector('h1')?.textContent ?? '';
  });
  const shown = page.waitForFunction(
    ([address, before]) => {
      const now = document.querySelector('h1')?.textContent ?? before;
      return location.pathname === address && now !== before && performance.timeOrigin + performance.now();
    },
    [route, title] as const,
  );
  await link.click();
  const at = await (await shown).jsonValue();
  return Number(at) - (await page.evaluate(() => Number(sessionStorage['pressed'])));
}

async function measure({ browser, origin }: Visited, restMs: number): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(origin + start);
    await page.waitForLoadState('networkidle');
    for (const route of way) times.push(await follow(page, route, restMs));
    await page.close();
  }
  return {
    'rest on the link, ms': restMs,
    navigations: times.length,
    'median ms': rounded(quantile(times)),
    'p95 ms': rounded(quantile(times, 0.95)),
  };
}

/** The time from a click to the new page, with and without the rest on the link in which the page is fetched ahead. */
export const measureNavigation = async (visited: Visited): Promise<Row[]> => [
  await measure(visited, 300),
  await measure(visited, 0),
];
