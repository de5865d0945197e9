import { expect, type Page } from '@playwright/test';
import { goBack, test as cacheTest } from './support/back-forward-cache';
import { test } from './support/one-tab';
import { open } from './support/open';
import { markDocument } from './support/same-document';
import { onFixture } from './support/sites';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close announcement' });

test.beforeEach(async ({ page }) => open(page, onFixture('/docs/guide/first')));

test('the announcement shows its text in the colors that are set', async ({ page }) => {
  await expect(bar(page)).toContainText('Version 2 is here.');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(18, 60, 74)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(bar(page).getByRole('link', { name: 'Read the news' })).toHaveAttribute('href', '/preview/blog');
});

test('once closed it stays closed, even before the first paint of other pages, and the focus is not lost', async ({
  page,
}) => {
  await close(page).press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  await page.goto(onFixture('/blog'), { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

cacheTest('once closed it is also hidden on a page from the back-forward cache', async ({ page }) => {
  await open(page, onFixture('/docs/guide/first'));
  const isKept = await markDocument(page);
  await open(page, onFixture('/blog'));
  await close(page).click();
  await goBack(page);
  expect(await isKept()).toBe(true);
  await expect(bar(page)).toBeHidden();
});

test('it comes back when its id changes', async ({ page }) => {
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  await page.route(onFixture('/blog'), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('version-2', 'version-3') });
  });
  await page.goto(onFixture('/blog'));
  await expect(bar(page)).toBeVisible();
});

test('the main site, which has no announcement, shows none', async ({ page }) => {
  await page.goto('/');
  await expect(bar(page)).toHaveCount(0);
});
