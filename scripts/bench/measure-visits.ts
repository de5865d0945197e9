import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { listFilesBelow } from '../../lib/files/list-files-below';
import { plainInput } from '../plain-input';
import { measureEach, rounded, type Row } from './figures';
import { inTab, openSite } from './open-site';

async function weigh(page: Page, route: string): Promise<Row> {
  const finished: Promise<Readonly<{ type: string; bytes: number }>>[] = [];
  page.on('requestfinished', (request) =>
    finished.push(request.sizes().then((sizes) => ({ type: request.resourceType(), bytes: sizes.responseBodySize }))),
  );
  const kilobytes = async (types = /./): Promise<number> => {
    const files = (await Promise.all(finished)).filter(({ type }) => types.test(type));
    return rounded(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, 1);
  };
  await page.goto(route, { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(30);
  }
  await page.waitForLoadState('networkidle');
  const whenRead = await kilobytes();
  const search = page.waitForEvent('requestfinished', (request) => request.url().includes('/static/search.'));
  await plainInput(page).click();
  await search;
  await page.waitForLoadState('networkidle');
  return {
    'html kB': await kilobytes(/document/),
    'css kB': await kilobytes(/stylesheet/),
    'html + css kB': await kilobytes(/document|stylesheet/),
    'script kB': await kilobytes(/script/),
    'all, only read, kB': whenRead,
  };
}

/** The docs page whose text takes the most bytes. */
function heaviestDocsPage(): string {
  const files = listFilesBelow('out/docs').filter((file) => file.endsWith('.html.br'));
  const sizes = files.map((file) => statSync(`out/docs/${file}`).size);
  return `/docs/${files[sizes.indexOf(Math.max(...sizes))]?.replace('.html.br', '')}`;
}

/** What has arrived on a first visit, as hosts send it to a browser that takes brotli: when a reader has scrolled to the end, and when the search was turned to, which loads all that a page starts with. */
export async function measureVisits(routes: readonly string[]): Promise<Row[]> {
  await openSite();
  const pages = [...new Set([...routes, heaviestDocsPage()])].map((page) => ({ page }));
  return measureEach(pages, ({ page: route }) => inTab({}, (page) => weigh(page, route)));
}
