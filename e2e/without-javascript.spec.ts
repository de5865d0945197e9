import { expect, type Page, test } from '@playwright/test';
import { onFixture } from './support/sites';

test.use({ javaScriptEnabled: false });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' });

/** On a phone the docs' pages and the entries of the navbar are behind a button. */
async function openMenu(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open menu' });
  if (await opener.isVisible()) await opener.click();
}

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('everything on a page is readable, including every tab panel', async ({ page }) => {
      await page.goto(onFixture('/docs/dialect'));
      await expect(page.getByRole('heading', { level: 1, name: 'Dialect' })).toBeVisible();
      for (const text of ['A note without a title.', 'kind: Widget', 'The first note, with a'])
        await expect(page.getByText(text).first()).toBeVisible();
      for (const name of ['A frame drawn with one line', 'Way of a box'])
        await expect(page.getByRole('img', { name })).toBeVisible();
      for (const text of ['Text for Linux.', 'Text for macOS.', 'A group of its own.', 'Not shared with anyone.'])
        await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByRole('code').filter({ hasText: 'function Counter()' })).toBeVisible();
    });

    test('the docs pages are there, and their categories fold', async ({ page }) => {
      await page.goto(onFixture('/docs/guide/first'));
      await openMenu(page);
      await sidebar(page).getByLabel('Pages in Reference').click();
      await expect(sidebar(page).getByRole('link', { name: 'values.yaml' })).toBeVisible();
      await sidebar(page).getByLabel('Pages in Reference').click();
      await expect(sidebar(page).getByRole('link', { name: 'values.yaml' })).toBeHidden();
      await sidebar(page).getByRole('link', { name: 'Second page' }).click();
      await expect(page).toHaveURL(onFixture('/docs/guide/second'));
    });

    test('the entries of the navbar can be reached, in the docs too', async ({ page }) => {
      await page.goto(onFixture('/docs/guide/second'));
      await openMenu(page);
      await page.getByRole('link', { name: 'Blog', exact: true }).click();
      await openMenu(page);
      await page.locator('summary:visible', { hasText: 'More' }).click();
      await page.getByRole('navigation', { name: /^Main/ }).getByRole('link', { name: 'Archive' }).click();
      await expect(page).toHaveURL(onFixture('/blog/archive'));
    });

    test('a control that cannot work is not shown', async ({ page }) => {
      const hidden: readonly (readonly [address: string, selectors: readonly string[]])[] = [
        ['/', ['[data-color-mode]']],
        ['/docs/scanners', ['[data-filter] :is(input, select)', '[data-filter-reset]']],
        [
          onFixture('/docs/dialect'),
          ['[data-announcement-close]', '.copy-button', '.diagram-expand', '[data-copy-page]', '[role=tab]'],
        ],
        [onFixture('/docs/scanners/widget'), ['[data-fills]', '[data-clear-variables]', '[data-menu-back]']],
      ];
      for (const [address, selectors] of hidden) {
        await page.goto(address);
        for (const selector of selectors) {
          await expect(page.locator(selector), selector).not.toHaveCount(0);
          await expect(page.locator(selector).filter({ visible: true }), selector).toHaveCount(0);
        }
      }
      await expect(page.locator('.code-block', { hasText: 'helm upgrade' })).toContainText('--namespace scans');
    });

    test('the blog can be read from its first list to its last', async ({ page }) => {
      await page.goto(onFixture('/blog'));
      await page.getByRole('link', { name: 'Older posts' }).click();
      await page.getByRole('link', { name: 'Older posts' }).click();
      await page.getByRole('main').getByRole('link', { name: 'First post' }).first().click();
      await expect(page.getByText('What comes after it')).toBeVisible();
    });
  });

test('the not-found page offers help', async ({ page }) => {
  const response = await page.goto(onFixture('/docs/nowhere'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/preview');
});

test('the table of contents leads to its headings', async ({ page }) => {
  await page.goto(onFixture('/docs/long'));
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Six' }).click();
  await expect(page.getByRole('heading', { name: 'Six' })).toBeInViewport();
});
