import type { Page } from '@playwright/test';
import { quantile, rounded, type Row } from './figures';
import { type Visited, withBrowser } from './with-browser';

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
  await link.scrollIntoViewIfNeeded();
  await page.evaluate((address) => {
    const title = document.querySelector('h1')?.textContent;
    const shown = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) =>
          new MutationObserver((_changes, observer) => {
            if (location.pathname !== address || document.querySelector('h1')?.textContent === title) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - timeStamp));
          }).observe(document, { subtree: true, childList: true, characterData: true }),
        { capture: true, once: true },
      );
    });
    Object.assign(window, { shown });
  }, route);
  await link.hover();
  await page.waitForTimeout(restMs);
  await link.click();
  await page.waitForURL(`**${route}`);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // Where the runtime is not there yet, the browser opens the page, whose clock starts with that.
  return page.evaluate(async () => {
    const shown = await (Reflect.get(window, 'shown') as Promise<number> | undefined);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return shown ?? paint?.startTime ?? Number.NaN;
  });
}

async function measure({ browser, origin }: Visited, restMs: number): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(origin + start);
    await page.mouse.move(5, 5);
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
export const measureNavigation = (folder: string): Promise<Row[]> =>
  withBrowser(folder, async (visited) => [await measure(visited, 300), await measure(visited, 0)]);
