import { expect, type Page, type Route, test } from '@playwright/test';
import { failRequests, hold } from './support/hold';
import { openHydrated } from './support/open';
import { exportedFiles, fixtureSite, onFixture, readExported } from './support/sites';

const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Fragile page' });
const isPageData = (url: URL): boolean => url.pathname.endsWith('.txt');

/** The script of live code, which only pages with live code load. */
const liveScript = exportedFiles(fixtureSite).find(
  (file) => /_next\/static\/chunks\/.*\.js$/.test(file) && readExported(fixtureSite, file).includes('"data-live":'),
);

test.describe('a page that throws', () => {
  test('says that it crashed and why, and tries again when asked to', async ({ page }) => {
    await openHydrated(page, onFixture('/docs/fragile'));
    await page.getByRole('button', { name: 'Lean on the shelf' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page crashed' })).toBeFocused();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'The shelf fell down',
      'Caused by A screw was missing',
    ]);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fragile page' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Lean on the shelf' })).toBeVisible();
  });

  test('lets the reader go on to another page', async ({ page }) => {
    await openHydrated(page, onFixture('/docs/fragile'));
    await page.getByRole('button', { name: 'Lean on the shelf' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page crashed' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture blog');
  });
});

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test.describe('a page whose script cannot be loaded', () => {
  test('is fully reloaded once; if that does not help, a red box offers to try again', async ({ page }) => {
    const isLiveScript = (url: URL): boolean => url.pathname.endsWith(liveScript ?? 'missing');
    const title = page.getByRole('heading', { level: 1, name: 'Dialect' });
    const box = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' });

    await openHydrated(page, onFixture('/docs'));
    const restore = await failRequests(page, isLiveScript);
    const loads = countLoads(page);
    await page.getByRole('main').getByRole('link', { name: 'dialect' }).click();
    await expect(title).toBeVisible();
    await expect.poll(loads).toBe(1);

    await page.locator('[data-needs-runtime]').first().scrollIntoViewIfNeeded();
    await expect(box).toBeVisible();
    expect(loads()).toBe(1);

    restore();
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(title).toBeVisible();
    await expect.poll(loads).toBe(2);
  });
});

test.describe('a page whose data cannot be loaded', () => {
  for (const [how, fail] of [
    ['does not answer', (route: Route) => route.abort()],
    ['answers with an error', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
  ] as const)
    test(`is fully loaded once if the host ${how}`, async ({ page }) => {
      await openHydrated(page, onFixture('/docs'));
      const loads = countLoads(page);
      await page.route(isPageData, fail);
      await link(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Fragile page' })).toBeVisible();
      await expect.poll(loads).toBe(1);
    });
});

test.describe('a page whose data comes late', () => {
  test('shows a progress bar after 200 ms, and the old page until the data arrives', async ({ page }) => {
    await openHydrated(page, onFixture('/docs'));
    const release = await hold(page, isPageData);
    await link(page).click();
    const bar = page.locator('.navigation-progress');
    await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(0);
    const [animation] = await bar.evaluate((element) =>
      element.getAnimations().map((each) => Number(each.effect?.getComputedTiming().delay)),
    );
    expect(animation).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture handbook');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fragile page');
    await expect(bar).toHaveCount(0);
  });

  test('yields to a page that the reader chooses later', async ({ page }) => {
    await openHydrated(page, onFixture('/docs'));
    const release = await hold(page, isPageData);
    await link(page).click();
    await page.getByRole('main').getByRole('link', { name: 'dialect' }).click();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dialect');
    await expect(page).toHaveURL(onFixture('/docs/dialect'));
  });

  test('yields to a place on the page that the reader chooses later', async ({ page }) => {
    await openHydrated(page, onFixture('/docs/long'));
    const release = await hold(page, isPageData);
    await link(page).click();
    await expect(page.locator('.navigation-progress')).toHaveCount(1);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Five' }).click();
    await expect(page.locator('.navigation-progress')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { name: 'Five' })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  });
});
