import { expect, type Page, test } from '@playwright/test';
import { readClipboard } from './support/clipboard';
import { open } from './support/open';
import { fixtureSite, onFixture, readExported } from './support/sites';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** What a screen reader is told. */
const status = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message });

test.beforeEach(async ({ page }) => open(page, onFixture('/docs/dialect')));

test('the button of a code block copies the code as it was written, without line numbers', async ({ page }) => {
  const block = page.getByRole('figure').filter({ hasText: 'scan.yaml' });
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(() => readClipboard(page)).toBe('kind: Widget\nmetadata:\n  name: left\nspec:\n  size: 3');
  await expect(status(page, 'Copied the code')).toBeVisible();
});

test('comments that mark lines are not copied', async ({ page }) => {
  const block = page.getByRole('figure').filter({ hasText: 'const wide' });
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(() => readClipboard(page)).toBe('const size = 3;\nconst wide = size > 2;');
});

test('the page can be copied as Markdown', async ({ page }) => {
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect.poll(() => readClipboard(page)).toBe(readExported(fixtureSite, 'docs/dialect.md'));
  await expect(status(page, 'Copied the page as Markdown')).toBeVisible();
});

test('the page can be opened as Markdown', async ({ page }) => {
  const link = page.getByRole('link', { name: 'View as Markdown' });
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  const response = await page.request.get(address.href);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/markdown');
});

test('the link beside a heading leads there and copies its full address', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Admonitions' });
  await heading.hover();
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(onFixture('/docs/dialect#admonitions'));
  await expect.poll(() => readClipboard(page)).toBe(onFixture('/docs/dialect#admonitions'));
});

test('where the browser refuses the clipboard, the code is selected instead', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  const block = page.getByRole('figure').filter({ hasText: 'scan.yaml' });
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(status(page, 'The code is selected')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('kind: Widget');
});
