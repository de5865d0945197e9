import { expect, type Page, test as apart } from '@playwright/test';
import { test } from './support/one-tab';
import { open } from './support/open';
import { onFixture } from './support/sites';

const navbar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string) => navbar(page).getByRole('link', { name, exact: true });
const dropdown = (page: Page, name: string) => navbar(page).locator('summary', { hasText: name });

test.describe('items', () => {
  test('every kind of item is drawn and leads where it should', async ({ page }) => {
    await open(page, onFixture('/blog'));
    await expect(link(page, 'Guide')).toHaveAttribute('href', '/preview/docs/guide/first');
    await expect(link(page, 'Handbook')).toHaveAttribute('href', '/preview/docs');
    await expect(link(page, 'Blog')).toHaveAttribute('href', '/preview/blog');
    await expect(link(page, 'Start of this version')).toHaveAttribute('href', '/preview/docs/guide/first');
    await expect(navbar(page).getByText('beta')).toBeVisible();
    for (const name of ['More', 'Versions', 'Languages']) await expect(dropdown(page, name)).toBeVisible();
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

test('on a page of another version, entries lead to pages of that version, and the current one is marked', async ({
  page,
}) => {
  await open(page, onFixture('/docs/1.x/guide/only-old'));
  await expect(link(page, 'Guide')).toHaveAttribute('href', '/preview/docs/1.x/guide/first');
  await expect(link(page, 'Guide')).toHaveAttribute('aria-current', 'true');
  await open(page, onFixture('/docs/1.x/guide/first'));
  await expect(link(page, 'Guide')).toHaveAttribute('aria-current', 'page');
});

test.describe('dropdown', () => {
  test.beforeEach(async ({ page }) => open(page, onFixture('/docs/guide/first')));

  test('its entries are reached with the arrow keys; it closes on Escape and when the focus leaves it', async ({
    page,
  }) => {
    await dropdown(page, 'More').press('ArrowDown');
    await expect(link(page, 'Dialect')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'Sidebar start')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Archive')).toBeHidden();
    await expect(dropdown(page, 'More')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await expect(navbar(page).getByRole('link', { name: 'Elsewhere' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Archive')).toBeHidden();
  });

  test('an entry leads to its page, and a click outside closes it', async ({ page }) => {
    await dropdown(page, 'More').click();
    await link(page, 'Archive').click();
    await expect(page).toHaveURL(onFixture('/blog/archive'));
    await expect(link(page, 'Archive')).toBeHidden();
    await dropdown(page, 'More').click();
    await expect(link(page, 'Archive')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link(page, 'Archive')).toBeHidden();
  });
});

apart.describe('dropdown on a touch screen', () => {
  apart.use({ hasTouch: true });

  apart('closes on a touch outside', async ({ page }) => {
    await open(page, onFixture('/docs/guide/first'));
    await dropdown(page, 'More').tap();
    await expect(link(page, 'Archive')).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(link(page, 'Archive')).toBeHidden();
  });
});

test('a hiding navbar disappears on scrolling down, returns on scrolling up, and stays while the focus is in it', async ({
  page,
}) => {
  await open(page, onFixture('/docs/long'));
  const header = page.getByRole('banner');
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 1200);
  await expect(header).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(header).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(header).not.toBeInViewport();
  await link(page, 'Guide').focus();
  await expect(header).toBeInViewport();
});

test('on a screen as low as at 400 % zoom, the navbar gives its space to the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, onFixture('/docs/long#three'));
  const heading = page.getByRole('heading', { name: 'Three' });
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeLessThan(40);
});
