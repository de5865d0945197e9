import { expect, type Page } from '@playwright/test';
import { test } from './support/one-tab';
import { open, openHydrated } from './support/open';
import { holdLateScripts } from './support/hold';
import { onFixture } from './support/sites';

test.use({ viewport: { width: 1280, height: 420 } });

const sidebarOf = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' });
/** The scroll position of the sidebar. */
const scrollOf = (page: Page): Promise<number> => page.locator('[data-sidebar]').evaluate((box) => box.scrollTop);

test('the sidebar marks the current page and opens the branch that it stands in', async ({ page }) => {
  await open(page, onFixture('/docs/guide/deep/nested'));
  await expect(sidebarOf(page).getByRole('link', { name: 'Nested page' })).toHaveAttribute('aria-current', 'page');
  await expect(sidebarOf(page).getByRole('link', { name: 'Nested page' })).toBeVisible();
  await expect(sidebarOf(page).getByRole('link', { name: 'values.yaml' })).toBeHidden();
});

test('what the reader opened stays open from page to page', async ({ page }) => {
  await openHydrated(page, onFixture('/docs/guide/first'));
  const sidebar = sidebarOf(page);
  await sidebar.getByLabel('Pages in Reference').click();
  await sidebar.getByLabel('Pages in Scanners').click();
  await expect(sidebar.getByRole('link', { name: 'values.yaml' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Second page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second page');
  for (const name of ['values.yaml', 'Widget']) await expect(sidebar.getByRole('link', { name })).toBeVisible();
});

test('the sidebar keeps its place when the reader goes to another page', async ({ page }) => {
  await open(page, onFixture('/docs/toc-levels'));
  const link = sidebarOf(page).getByRole('link', { name: 'Long', exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page');
  expect(await scrollOf(page)).toBe(before);
});

test('the sidebar keeps its place when the page is loaded again', async ({ page }) => {
  await open(page, onFixture('/docs/toc-levels'));
  const before = await scrollOf(page);
  expect(before).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => scrollOf(page)).toBe(before);
});

test('a sidebar that is scrolled while scripts are loading stays where it is', async ({ page }) => {
  const release = await holdLateScripts(page);
  await page.goto(onFixture('/docs/toc-levels'), { waitUntil: 'commit' });
  await sidebarOf(page).hover();
  const scrolled = (await scrollOf(page)) + 60;
  await page.mouse.wheel(0, 60);
  await expect.poll(() => scrollOf(page)).toBe(scrolled);
  release();
  // The same script marks the heading being read.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[data-toc] [aria-current="location"]').first()).toBeAttached();
  expect(await scrollOf(page)).toBe(scrolled);
});

test('an older version has a sidebar of its own', async ({ page }) => {
  await open(page, onFixture('/docs/1.x/guide/first'));
  await expect(sidebarOf(page).getByRole('link', { name: 'Only in 1.x' })).toBeVisible();
  await expect(sidebarOf(page).getByRole('link', { name: 'Dialect' })).toHaveCount(0);
});
