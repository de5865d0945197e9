import type { Browser, Page } from '@playwright/test';
import { strings } from '../../lib/config/strings';
import { rounded, type Row } from './figures';
import type { Visited } from './with-browser';

/** Uses something where the page has it. */
async function click(page: Page, selector: string): Promise<void> {
  const [found] = await page.locator(selector).filter({ visible: true }).all();
  await found?.click();
  // A pointer that rests on a link fetches its page.
  await page.mouse.move(0, 0);
}

/** What readers do who only read: they scroll to the end, follow a link within the page, change the colors and, on a phone, look into the menu. */
async function read(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(30);
  }
  await click(page, ':is(main, aside) a[href^="#"]:not(.heading-anchor)');
  await click(page, `button[aria-label="${strings.colorMode.dark}"]`);
  await page.setViewportSize({ width: 390, height: 844 });
  await click(page, `button[aria-label="${strings.mobileMenu.open}"]`);
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');
}

/** What readers do who use a page: it loads all that it starts with. */
async function loadAll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/static/search.'));
  await click(page, 'header input');
  await loaded;
  await page.waitForLoadState('networkidle');
}

const kilobytes = (files: readonly { readonly bytes: number }[]): number =>
  rounded(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, 1);

async function visit(browser: Browser, address: string): Promise<Row> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const finished: Promise<Readonly<{ url: string; type: string; bytes: number }>>[] = [];
  page.on('requestfinished', (request) =>
    finished.push(
      request
        .sizes()
        .then((sizes) => ({ url: request.url(), type: request.resourceType(), bytes: sizes.responseBodySize })),
    ),
  );
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await read(page);
  const whenRead = await Promise.all(finished);
  await loadAll(page);
  // What comes later could not be weighed any more: the page closes.
  page.removeAllListeners('requestfinished');
  const files = await Promise.all(finished);
  await page.close();
  const weigh = (...types: readonly string[]): number => kilobytes(files.filter(({ type }) => types.includes(type)));
  return {
    'html kB': weigh('document'),
    'css kB': weigh('stylesheet'),
    'html + css kB': weigh('document', 'stylesheet'),
    'script kB': weigh('script'),
    'all, only read, kB': kilobytes(whenRead),
    'React, only read, files': whenRead.filter(({ url }) => /\/_next\/static\/chunks\/.*\.js/.test(url)).length,
  };
}

/** What a first visit transfers, as hosts send it to a browser that takes brotli; also of a visit that only reads, for which no React should run. */
export async function measureVisits({ browser, origin }: Visited, routes: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of routes) rows.push({ page, ...(await visit(browser, origin + page)) });
  return rows;
}
