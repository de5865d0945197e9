import { expect, type Page, test as apart } from '@playwright/test';
import { test } from './support/one-tab';
import { open } from './support/open';
import { onFixture } from './support/sites';

const navbar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string) => navbar(page).getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => navbar(page).getByRole('button', { name });

test.describe('items', () => {
  test('every kind of item is drawn and leads where it should', async ({ page }) => {
    await open(page, onFixture('/blog'));
    await expect(link(page, 'Guide')).toHaveAttribute('href', '/preview/docs/guide/first');
    await expect(link(page, 'Handbook')).toHaveAttribute('href', '/preview/docs');
    await expect(link(page, 'Blog')).toHaveAttribute('href', '/preview/blog');
    await expect(link(page, 'Start of this version')).toHaveAttribute('href', '/preview/docs/guide/first');
    await expect(navbar(page).getByText('beta')).toBeVisible();
    for (const name of ['More', /Versions/, /Languages/])
      await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the item of the current part of the site is marked', async ({ page }) => {
    await open(page, onFixture('/blog/2024/05/02/fifth-post'));
    await expect(link(page, 'Blog')).toHaveAttribute('aria-current', 'true');
    await expect(link(page, 'Guide')).not.toHaveAttribute('aria-current');
    await page.goto(onFixture('/docs/guide/first'));
    await expect(link(page, 'Guide')).toHaveAttribute('aria-current', 'page');
  });

  test('the version link leads to the main page of the version being read', async ({ page }) => {
    await open(page, onFixture('/docs/1.x/guide/only-old'));
    await expect(link(page, 'Start of this version')).toHaveAttribute('href', '/preview/docs/1.x/guide/first');
  });
});

test.describe('dropdown', () => {
  test.beforeEach(async ({ page }) => open(page, onFixture('/docs/guide/first')));

  test('opens on Enter, and its entries are reached with the arrow keys', async ({ page }) => {
    await button(page, 'More').press('Enter');
    await expect(button(page, 'More')).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, 'Archive')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'Dialect')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'Sidebar start')).toBeFocused();
    await page.keyboard.press('End');
    await expect(navbar(page).getByRole('link', { name: 'Elsewhere' })).toBeFocused();
  });

  test('Escape closes it and gives the focus back to its button', async ({ page }) => {
    await button(page, 'More').press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(link(page, 'Archive')).toBeHidden();
    await expect(button(page, 'More')).toBeFocused();
  });

  test('closes when the focus leaves it', async ({ page }) => {
    await button(page, 'More').press('Enter');
    await navbar(page).getByRole('link', { name: 'Elsewhere' }).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on a click outside of it', async ({ page }) => {
    await button(page, 'More').click();
    await expect(link(page, 'Archive')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link(page, 'Archive')).toBeHidden();
  });

  test('an entry leads to its page', async ({ page }) => {
    await button(page, 'More').click();
    await link(page, 'Archive').click();
    await expect(page).toHaveURL(onFixture('/blog/archive'));
    await expect(button(page, 'More')).toHaveAttribute('aria-expanded', 'false');
  });
});

apart.describe('dropdown on a touch screen', () => {
  apart.use({ hasTouch: true });

  apart('opens on a touch and closes on a touch outside', async ({ page }) => {
    await open(page, onFixture('/docs/guide/first'));
    await button(page, 'More').tap();
    await expect(link(page, 'Archive')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(link(page, 'Archive')).toBeHidden();
  });
});

test.describe('hideable navbar', () => {
  test('leaves on the way down and comes back on the way up', async ({ page }) => {
    await open(page, onFixture('/docs/long'));
    const header = page.getByRole('banner');
    await expect(header).toBeInViewport();
    await page.mouse.wheel(0, 1200);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(header).toBeInViewport();
  });

  test('stays while the focus is in it', async ({ page }) => {
    await open(page, onFixture('/docs/long'));
    await page.mouse.wheel(0, 1200);
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await link(page, 'Guide').focus();
    await expect(page.getByRole('banner')).toBeInViewport();
  });
});
