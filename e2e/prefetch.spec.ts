import { expect, type Page, test } from '@playwright/test';
import { open, openHydrated } from './support/open';
import { onFixture } from './support/sites';

/** Page data asked for from now on. */
function watchPageData(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.txt')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const link = (page: Page) => page.getByRole('main').getByRole('link', { name: 'dialect' });
const isOfDialect = (path: string): boolean => path.includes('/docs/dialect');

test('no page is fetched before the pointer is on a link to it', async ({ page }) => {
  const asked = watchPageData(page);
  await open(page, onFixture('/docs'));
  await page.mouse.wheel(0, 400);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('a page is fetched when the pointer rests on a link to it, once', async ({ page }) => {
  const asked = watchPageData(page);
  await openHydrated(page, onFixture('/docs'));
  await link(page).hover();
  await expect.poll(() => asked.filter(isOfDialect).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(new Set(asked).size).toBe(asked.length);
});

test('a page is fetched when a link to it gets the focus', async ({ page }) => {
  const asked = watchPageData(page);
  await openHydrated(page, onFixture('/docs'));
  await link(page).focus();
  await expect.poll(() => asked.filter(isOfDialect).length).toBeGreaterThan(0);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
  test(`no page is fetched ahead on a connection with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const asked = watchPageData(page);
    await open(page, onFixture('/docs'));
    await link(page).focus();
    await link(page).hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await link(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dialect');
  });
