import type { Page } from '@playwright/test';
import { measureEach, quantile, rounded, type Row } from './figures';
import { inTab } from './open-site';
import { untilShown } from './until-shown';

const start = '/docs/getting-started/installation';
/** Pages visited in this order; the sidebar or navbar of each page links to the next. */
const routes = [
  '/docs/getting-started/first-scans',
  '/docs/scanners',
  '/docs/scanners/zap',
  '/docs/hooks',
  '/docs/hooks/defectdojo',
  '/docs/architecture',
];

/** Measures the time from a click to the new page's title, with and without resting on the link first, which prefetches the page. */
export const measureNavigation = (): Promise<Row[]> =>
  measureEach([{ 'rest on the link, ms': 300 }, { 'rest on the link, ms': 0 }], async (about) => {
    const times: number[] = [];
    const visitAll = async (page: Page): Promise<void> => {
      await page.goto(start, { waitUntil: 'networkidle' });
      for (const route of routes) {
        const link = page.locator(`a[href="${route}"]`).filter({ visible: true }).first();
        await link.hover();
        await page.waitForTimeout(about['rest on the link, ms']);
        times.push(await untilShown(page, 'h1', () => link.click()));
      }
    };
    for (let run = 0; run < 3; run++) await inTab({}, visitAll);
    return {
      navigations: times.length,
      'median ms': rounded(quantile(times)),
      'p95 ms': rounded(quantile(times, 0.95)),
    };
  });
