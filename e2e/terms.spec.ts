import { expect, test as apart } from '@playwright/test';
import { test } from './support/one-tab';
import { findBarriers } from './support/axe';
import { open } from './support/open';
import { onFixture } from './support/sites';

const meaning = 'A thing that the fixture site explains.';

test.beforeEach(async ({ page }) => {
  await open(page, onFixture('/docs/hidden-title'));
});

apart('a term shows what it means while the pointer is on it or on its card', async ({ page }) => {
  await page.clock.install();
  await open(page, onFixture('/docs/hidden-title'));
  const card = page.getByRole('tooltip');
  await page.getByRole('link', { name: 'gadget' }).hover();
  await page.clock.runFor(1000);
  await expect(card).toHaveText(meaning);
  await card.hover();
  await page.clock.runFor(1000);
  await expect(card).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(1000);
  await expect(card).toBeHidden();
});

test('with the keyboard it shows on focus, is read with the link, and closes on Escape', async ({ page }) => {
  const link = page.getByRole('article').getByRole('link', { name: 'gadget' });
  await page.getByRole('article').getByRole('button', { name: 'Use your own names in the commands' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription(meaning);
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(link).toBeFocused();
});

test('the link leads to the term', async ({ page }) => {
  await page.getByRole('link', { name: 'gadget' }).click();
  await expect(page).toHaveURL(/\/docs\/glossary#gadget$/);
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test("without the glossary's data the link is a plain link", async ({ page }) => {
  await page.route('**/glossary.json', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: 'gadget' }).hover();
  await refused;
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('on a low screen the whole card is visible, over the navbar if necessary', async ({ page }) => {
  const link = page.getByRole('article').getByRole('link', { name: 'gadget' });
  await page.setViewportSize({ width: 320, height: 120 });
  await page.getByRole('article').getByRole('button', { name: 'Use your own names in the commands' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const card = page.getByRole('tooltip');
  await expect(card).toBeInViewport({ ratio: 1 });
  const isOnTop = (element: Element): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
  };
  expect(await card.evaluate(isOnTop)).toBe(true);
});
