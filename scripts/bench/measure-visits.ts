import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strings } from '../../lib/config/strings';
import { listFilesBelow } from '../../lib/files/list-files-below';
import { searchBoxInput } from '../search-box';
import { measureEach, rounded, type Row } from './figures';
import { inTab, openSite } from './open-site';

/** Clicks an element if the page has it. */
async function click(page: Page, selector: string): Promise<void> {
  const [found] = await page.locator(selector).filter({ visible: true }).all();
  await found?.click();
  // A pointer that stays on a link would prefetch its page.
  await page.mouse.move(0, 0);
}

/** Does what readers do who only read: scrolls to the end, follows a link within the page, changes the color mode and, on a phone, opens the menu. */
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
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.waitForLoadState('networkidle');
}

/** Opens the search, which loads everything that a page loads on demand. */
async function loadAll(page: Page): Promise<void> {
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/static/search.'));
  await searchBoxInput(page).click();
  await loaded;
  await page.waitForLoadState('networkidle');
}

async function visit(page: Page, route: string): Promise<Row> {
  const finished: Promise<Readonly<{ type: string; url: string; bytes: number }>>[] = [];
  page.on('requestfinished', (request) =>
    finished.push(
      request
        .sizes()
        .then((sizes) => ({ type: request.resourceType(), url: request.url(), bytes: sizes.responseBodySize })),
    ),
  );
  await page.goto(route, { waitUntil: 'networkidle' });
  await read(page);
  const whenRead = await Promise.all(finished);
  await loadAll(page);
  // Later responses could not be measured, because the page closes.
  page.removeAllListeners('requestfinished');
  const all = await Promise.all(finished);
  const kilobytes = (files: typeof all, types = /./): number =>
    rounded(files.filter(({ type }) => types.test(type)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000, 1);
  return {
    'html kB': kilobytes(all, /document/),
    'css kB': kilobytes(all, /stylesheet/),
    'html + css kB': kilobytes(all, /document|stylesheet/),
    'script kB': kilobytes(all, /script/),
    'all, only read, kB': kilobytes(whenRead),
    'React, only read, files': whenRead.filter(({ url }) => /\/_next\/static\/chunks\/.*\.js/.test(url)).length,
  };
}

/** The docs page whose text takes the most bytes. */
function heaviestDocsPage(): string {
  const files = listFilesBelow('out/docs').filter((file) => file.endsWith('.html.br'));
  const sizes = files.map((file) => statSync(`out/docs/${file}`).size);
  return `/docs/${files[sizes.indexOf(Math.max(...sizes))]?.replace('.html.br', '')}`;
}

/** Measures what a first visit transfers, as hosts send it to a browser that accepts brotli: after reading alone, which should run no React, and after opening the search. */
export async function measureVisits(routes: readonly string[]): Promise<Row[]> {
  await openSite();
  const pages = [...new Set([...routes, heaviestDocsPage()])].map((page) => ({ page }));
  return measureEach(pages, ({ page: route }) => inTab({}, (page) => visit(page, route)));
}
