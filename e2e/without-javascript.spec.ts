import { expect, type Page, test } from '@playwright/test';
import { onFixture } from './support/sites';

test.use({ javaScriptEnabled: false });

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' });

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('text, code, admonitions, pictures and footnotes are readable', async ({ page }) => {
      await page.goto(onFixture('/docs/dialect'));
      await expect(page.getByRole('heading', { level: 1, name: 'Dialect' })).toBeVisible();
      for (const text of ['A note without a title.', 'kind: Widget', 'The first note, with a'])
        await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByRole('img', { name: 'A frame drawn with one line' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Way of a box' })).toBeVisible();
    });

    test('every panel of every tab is readable', async ({ page }) => {
      await page.goto(onFixture('/docs/dialect'));
      for (const text of ['Text for Linux.', 'Text for macOS.', 'A group of its own.', 'Not shared with anyone.'])
        await expect(page.getByText(text)).toBeVisible();
    });

    test('the code of a live block is readable', async ({ page }) => {
      await page.goto(onFixture('/docs/dialect'));
      await expect(page.getByText('function Counter()')).toBeVisible();
    });

    test('the sidebar can be read and leads on', async ({ page }) => {
      await page.goto(onFixture('/docs/guide/first'));
      const link = sidebar(page).getByRole('link', { name: 'Second page' });
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeVisible();
      await link.click();
      await expect(page).toHaveURL(onFixture('/docs/guide/second'));
    });

    test('a category of the sidebar leads to its page, where it is open', async ({ page }) => {
      await page.goto(onFixture('/docs/guide/first'));
      await expect(sidebar(page).getByLabel('Pages in Reference')).toBeHidden();
      await sidebar(page).getByRole('link', { name: 'Reference' }).click();
      await expect(sidebar(page).getByRole('link', { name: 'values.yaml' })).toBeVisible();
    });

    test('the entries of the navbar can be reached', async ({ page }) => {
      await page.goto(onFixture('/blog'));
      const link = page.getByRole('link', { name: 'Guide', exact: true });
      await expect(link.first()).toBeVisible();
      await link.first().click();
      await expect(page).toHaveURL(onFixture('/docs/guide/first'));
    });

    test('the blog can be read from its first list to its last', async ({ page }) => {
      await page.goto(onFixture('/blog'));
      await page.getByRole('link', { name: 'Older posts' }).click();
      await page.getByRole('link', { name: 'Older posts' }).click();
      await page.getByRole('main').getByRole('link', { name: 'First post' }).first().click();
      await expect(page.getByText('What comes after it')).toBeVisible();
    });

    test('the not-found page helps on', async ({ page }) => {
      const response = await page.goto(onFixture('/docs/nowhere'));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/preview');
    });
  });

test('the table of contents leads to its headings', async ({ page }) => {
  await page.goto(onFixture('/docs/long'));
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Six' }).click();
  await expect(page.getByRole('heading', { name: 'Six' })).toBeInViewport();
});

test('a dropdown of the navbar shows its entries when the focus is in it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(onFixture('/blog'));
  await page.getByRole('button', { name: 'More' }).focus();
  await expect(page.getByRole('link', { name: 'Archive' }).first()).toBeVisible();
});
