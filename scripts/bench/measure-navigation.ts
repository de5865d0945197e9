import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../ensure-browser';
import { serveFolder } from '../serve-folder';

export type NavigationFigure = Readonly<Record<string, string | number>>;

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
/** Readers rest on a link before they press it; in that time the page is fetched. */
const restMs = 300;

const quantile = (values: readonly number[], share: number): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.ceil((values.length - 1) * share)] ?? Number.NaN);

/** Milliseconds from the press of a link to the frame that shows the title of its page. */
async function follow(page: Page, route: string, rest: number): Promise<number> {
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
  await page.waitForTimeout(rest);
  await link.click();
  return page.evaluate(() => Reflect.get(window, 'shown') as Promise<number>);
}

async function measure(browser: Browser, origin: string, rest: number): Promise<NavigationFigure> {
  const times: number[] = [];
  for (let run = 0; run < 3; run++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(origin + start);
    await page.mouse.move(5, 5);
    await page.waitForLoadState('networkidle');
    for (const route of way) times.push(await follow(page, route, rest));
    await page.close();
  }
  return {
    'rest on the link, ms': rest,
    navigations: times.length,
    'median ms': quantile(times, 0.5),
    'p95 ms': quantile(times, 0.95),
  };
}

/** Takes an export and gives the time from a click to the new page, with and without the rest on the link that fetches it ahead. */
export async function measureNavigation(folder: string): Promise<NavigationFigure[]> {
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  try {
    return [await measure(browser, server.origin, restMs), await measure(browser, server.origin, 0)];
  } finally {
    await browser.close();
    await server.close();
  }
}
