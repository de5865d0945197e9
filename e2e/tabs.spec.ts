import { expect, type Page } from '@playwright/test';
import { test } from './support/one-tab';
import { open } from './support/open';
import { addressOf, mainSite, onFixture } from './support/sites';

const group = (page: Page, index: number) => page.getByRole('tablist').nth(index);
const tab = (page: Page, index: number, name: string) => group(page, index).getByRole('tab', { name });

test.beforeEach(async ({ page }) => open(page, onFixture('/docs/dialect')));

test('a tab shows its panel; groups of the same name stay in sync, others do not change', async ({ page }) => {
  await expect(page.getByText('Text for Linux.')).toBeVisible();
  await tab(page, 0, 'macOS').click();
  for (const text of ['Text for macOS.', 'echo mac']) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('Text for Linux.')).toBeHidden();
  await expect(tab(page, 1, 'macOS')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 2, 'Alone')).toHaveAttribute('aria-selected', 'true');
});

test('the choice persists on other pages and after a reload', async ({ page }) => {
  await tab(page, 1, 'macOS').click();
  await page.reload();
  await expect(tab(page, 0, 'macOS')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Text for macOS.')).toBeVisible();
});

test('the arrow keys, Home and End move through the tabs, and only the chosen one is in the tab order', async ({
  page,
}) => {
  await tab(page, 0, 'Linux').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 0, 'macOS')).toBeFocused();
  await expect(tab(page, 0, 'macOS')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 0, 'Linux')).toHaveAttribute('tabindex', '-1');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 0, 'Linux')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 0, 'macOS')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab(page, 0, 'Linux')).toBeFocused();
});

test('the chosen tab stays under the pointer when groups above it change their height', async ({ page }) => {
  const chosen = tab(page, 1, 'macOS');
  await chosen.scrollIntoViewIfNeeded();
  const before = await chosen.boundingBox();
  await chosen.click();
  await expect(page.getByText('echo mac')).toBeVisible();
  expect(Math.abs(((await chosen.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('on a narrow screen every tab is seen without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(addressOf(mainSite, '/docs/getting-started/installation'));
  const rows = await page
    .getByRole('tablist')
    .evaluateAll((lists) => lists.map((list) => list.scrollWidth - list.clientWidth));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((over) => over === 0)).toBe(true);
});

test('every panel is shown, under its name, where the script that would choose one does not come', async ({ page }) => {
  await page.route('**/static/controls.*', (route) => route.abort());
  await page.reload();
  for (const text of ['Text for Linux.', 'Text for macOS.']) await expect(page.getByText(text)).toBeVisible();
  await expect(group(page, 0)).toBeHidden();
});
