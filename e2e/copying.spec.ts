import { expect, type Page, test } from '@playwright/test';
import { readClipboard } from './support/clipboard';
import { open } from './support/open';
import { fixtureSite, onFixture, readExported } from './support/sites';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A status message for screen readers. */
const status = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message });

test.beforeEach(async ({ page }) => open(page, onFixture('/docs/dialect')));

const copyCode = (page: Page, words: string): Promise<void> =>
  page.getByRole('figure').filter({ hasText: words }).getByRole('button', { name: 'Copy' }).click();

const pageMenu = (page: Page) => page.getByRole('main').locator('summary', { hasText: 'Actions' });

test('code is copied as it was written, without line numbers and comments that mark lines', async ({ page }) => {
  await copyCode(page, 'scan.yaml');
  await expect(status(page, 'Copied the code')).toBeVisible();
  expect(await readClipboard(page)).toBe('kind: Widget\nmetadata:\n  name: left\nspec:\n  size: 3');
  await copyCode(page, 'const wide');
  await expect.poll(() => readClipboard(page)).toBe('const size = 3;\nconst wide = size > 2;');
});

test('the page can be copied and opened as Markdown', async ({ page }) => {
  await pageMenu(page).click();
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(status(page, 'Copied the page')).toBeVisible();
  expect(await readClipboard(page)).toBe(readExported(fixtureSite, 'docs/dialect.md'));
  const link = page.getByRole('link', { name: 'View as Markdown' });
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  const response = await page.request.get(address.href);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/markdown');
});

test('copying works if only a click handler itself may write to the clipboard, as in WebKit', async ({ page }) => {
  await page.addInitScript(() => {
    const { clipboard } = navigator;
    for (const name of ['write', 'writeText'] as const) {
      const write: (value: never) => Promise<void> = clipboard[name].bind(clipboard);
      clipboard[name] = (value: unknown) =>
        window.event?.isTrusted === true
          ? write(value as never)
          : Promise.reject(new DOMException('too late', 'NotAllowedError'));
    }
  });
  await page.reload();
  await copyCode(page, 'scan.yaml');
  await expect(status(page, 'Copied the code')).toBeVisible();
  await pageMenu(page).click();
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(status(page, 'Copied the page')).toBeVisible();
});

test('the link beside a heading leads there and copies its full address, and the text of the heading can be selected', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { name: 'Admonitions' });
  await heading.click({ clickCount: 2, position: { x: 20, y: 10 } });
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('Admonitions');
  await expect(page).toHaveURL(onFixture('/docs/dialect'));
  const { width = 0, height = 0 } = (await heading.getByRole('link').first().boundingBox()) ?? {};
  await heading.click({ position: { x: width - 8, y: height / 2 } });
  await expect(page).toHaveURL(onFixture('/docs/dialect#admonitions'));
  await expect.poll(() => readClipboard(page)).toBe(onFixture('/docs/dialect#admonitions'));
});

test('if the browser refuses access to the clipboard, the code is selected instead', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await copyCode(page, 'scan.yaml');
  await expect(status(page, 'The code is selected')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('kind: Widget');
});

test('a page or report that cannot be copied says so in the menu, in visible text', async ({ page }) => {
  await open(page, '/docs/security');
  await page.evaluate(() => {
    for (const name of ['write', 'writeText'] as const)
      navigator.clipboard[name] = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await pageMenu(page).click();
  for (const [name, words] of [
    ['Copy page as Markdown', 'The page could not be copied.'],
    ['Copy the report', 'The report could not be copied.'],
  ] as const) {
    const button = page.getByRole('button', { name });
    const { height: before = 0 } = (await button.boundingBox()) ?? {};
    await button.click();
    await expect(status(page, words)).toBeVisible();
    const { height = 0 } = (await button.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(before);
  }
});

test('manifests are copied with the line by which editors find their schema, if the reader wants it', async ({
  page,
}) => {
  await open(page, '/docs/scanners/nmap');
  const manifest = page.getByRole('figure').filter({ hasText: 'nmap-office-sweep.yaml' });
  const copied = async (): Promise<string> => {
    await manifest.getByRole('button', { name: 'Copy YAML code: nmap-office-sweep.yaml' }).click();
    return readClipboard(page);
  };
  const option = page.getByRole('checkbox', { name: 'Schema line in copied manifests' });
  const plain = /^apiVersion: execution\.securecodebox\.io\/v1\nkind: Scan\n/;
  const lined =
    /^# yaml-language-server: \$schema=https:\/\/\S+\/schemas\/[\d.]+\/scan\.json\napiVersion: execution\.secure/;
  await expect.poll(copied).toMatch(plain);
  await pageMenu(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(option).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(copied).toMatch(lined);
  await page.reload();
  await expect.poll(copied).toMatch(lined);
  await pageMenu(page).click();
  await option.uncheck();
  await expect.poll(copied).toMatch(plain);

  await open(page, '/docs/architecture/concepts');
  await pageMenu(page).click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await expect(option).toBeHidden();
});

test('a selection that includes live code does not include the names of its buttons', async ({ page }) => {
  await page.goto('/docs/contributing/integrating-a-scanner/parser-dir');
  const selected = await page.locator('main').evaluate((main) => {
    getSelection()?.selectAllChildren(main);
    return String(getSelection());
  });
  expect(selected).toContain('const raw = [');
  expect(selected).not.toMatch(/^(Run|Reset)$/m);
});
