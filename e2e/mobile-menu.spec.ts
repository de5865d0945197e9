import { expect, type Page, test } from '@playwright/test';
import { goBack, test as cacheTest } from './support/back-forward-cache';
import { open, startRuntime } from './support/open';
import { markDocument } from './support/same-document';
import { onFixture } from './support/sites';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page, route: string): Promise<void> {
  await open(page, onFixture(route));
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
}

test('outside the docs the menu shows the entries of the navbar', async ({ page }) => {
  await openMenu(page, '/blog');
  for (const name of ['Guide', 'Handbook', 'Blog'])
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Back to main menu' })).toHaveCount(0);
});

test('the focus cycles within the menu', async ({ page }) => {
  await openMenu(page, '/blog');
  const stops = await menu(page).locator('a, button, summary').count();
  for (let press = 0; press < stops + 3; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[role="dialog"]'),
    );
    expect(outside, `after ${press + 1} presses`).toBe(false);
  }
});

test('a touch beside the menu closes it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 640 });
  await openMenu(page, '/docs/guide/first');
  await page.touchscreen.tap(100, 320);
  await expect(menu(page)).toBeHidden();
});

test('the page behind the menu does not scroll', async ({ page }) => {
  await openMenu(page, '/docs/long');
  await page.mouse.move(180, 320);
  await page.mouse.wheel(0, 2000);
  await page.mouse.move(355, 320);
  await page.mouse.wheel(0, 2000);
  // The browser handles a wheel event in a later frame; the effect shows in the frame after that.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a link in the menu leads to its page, whose heading has the focus, and closes the menu', async ({ page }) => {
  await openMenu(page, '/docs/guide/first');
  await startRuntime(page);
  await menu(page).getByRole('link', { name: 'Second page' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second page');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

cacheTest('the menu is closed on a page from the back-forward cache', async ({ page }) => {
  await openMenu(page, '/docs/guide/first');
  const isKept = await markDocument(page);
  await open(page, onFixture('/blog'));
  await goBack(page);
  expect(await isKept()).toBe(true);
  await expect(menu(page)).toBeHidden();
});

test('a group of the menu is folded unless the current page is in it', async ({ page }) => {
  await openMenu(page, '/blog');
  await expect(menu(page).getByRole('link', { name: 'Archive' })).toBeHidden();
  await menu(page).getByText('More', { exact: true }).tap();
  await expect(menu(page).getByRole('link', { name: 'Archive' })).toBeVisible();
  const line = await menu(page).getByRole('separator').boundingBox();
  expect(line?.width).toBeGreaterThan(200);
  await menu(page).getByRole('link', { name: 'Archive' }).tap();
  await expect(page).toHaveURL(onFixture('/blog/archive'));
  await opener(page).tap();
  await expect(menu(page).getByRole('link', { name: 'Archive' })).toBeVisible();
});

test('the menu closes when the window grows to the width of a desktop', async ({ page }) => {
  await openMenu(page, '/docs/guide/first');
  await page.setViewportSize({ width: 996, height: 640 });
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeHidden();
  await page.setViewportSize({ width: 995, height: 640 });
  await expect(opener(page)).toBeVisible();
});

test('a browser without popovers gets a polyfill', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const)
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await open(page, onFixture('/docs/guide/first'));
  await expect.poll(() => page.evaluate(() => 'showPopover' in HTMLElement.prototype)).toBe(true);
  // By script: with native popovers, the button would open its own, too.
  await page.evaluate(() => document.getElementById('menu')?.showPopover());
  const opened = page.locator('#menu');
  await expect(opened).toHaveClass(/(^|\s):popover-open(\s|$)/);
  await expect(opened).toHaveAttribute('role', 'dialog');
});
