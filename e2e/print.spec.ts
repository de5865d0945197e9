import { expect, type Page, test as apart } from '@playwright/test';
import { test } from './support/one-tab';
import { colorModes, setColorMode } from './support/color-mode';
import {
  addressOf,
  exportedFiles,
  fileOfRoute,
  fixtureSite,
  mainSite,
  onFixture,
  readExported,
  routesOf,
} from './support/sites';

/** The A4 area inside the print style's margins in Chromium, in CSS pixels. */
const sheet = { width: 680, height: 988 };

async function openOnPaper(page: Page, address: string): Promise<void> {
  await page.setViewportSize(sheet);
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
}

const contentOf = (page: Page, selector: string, pseudo: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element, name).content, pseudo);

/** The first words of elements that exceed the sheet's edge; a space at the end of a line may. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 10)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`),
  );

test('a page on paper begins with its title and address, and shows no navigation', async ({ page }) => {
  await openOnPaper(page, onFixture('/docs/dialect'));
  await expect(page.locator('head > title')).toBeVisible();
  expect(await contentOf(page, 'meta[property="og:url"]', '::before')).toBe(
    `"https://fixture.example/preview/docs/dialect"`,
  );
  await expect(page.locator('meta[property="og:url"]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dialect' })).toBeVisible();
  for (const role of ['navigation', 'button', 'banner', 'contentinfo', 'search', 'tab', 'textbox'] as const)
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0);
  await expect(page.getByText('Skip to main content')).toBeHidden();
});

test('every tab is on paper under its name, and every fold is open', async ({ page }) => {
  await openOnPaper(page, onFixture('/docs/dialect'));
  for (const text of ['Text for Linux.', 'Text for macOS.', 'A group of its own.', 'Not shared with anyone.'])
    await expect(page.getByText(text)).toBeVisible();
  expect(await contentOf(page, '.tabs-panel[hidden]', '::before')).toMatch(/^"\w/);
  const folds = page.locator('.prose details:not([open], .diagram-words) > :not(summary)');
  expect(await folds.count()).toBeGreaterThan(0);
  for (const fold of await folds.all())
    expect(await fold.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(0);
});

test('links that leave the site show where they lead, others do not', async ({ page }) => {
  await openOnPaper(page, addressOf(mainSite, '/docs/scanners/nmap'));
  expect(await contentOf(page, '.prose a[href="https://nmap.org/npsl/"]', '::after')).toBe(
    '" (https://nmap.org/npsl/)"',
  );
  expect(await contentOf(page, '.prose a[href^="/docs/"]', '::after')).toBe('none');
});

for (const mode of colorModes)
  test(`paper is black on white in ${mode} mode`, async ({ page }) => {
    await openOnPaper(page, onFixture('/docs/dialect'));
    await setColorMode(page, mode);
    const inks = await page.locator('main :is(p, h1, h2, li, td, pre, a)').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return [`text ${color}`, `ground ${backgroundColor}`];
        }),
    );
    const allowed = [
      'text rgb(0, 0, 0)',
      'text rgb(51, 51, 51)',
      'ground rgb(255, 255, 255)',
      'ground rgba(0, 0, 0, 0)',
    ];
    expect([...new Set(inks)].filter((ink) => !allowed.includes(ink))).toEqual([]);
  });

for (const route of ['/docs/scanners/nmap', '/docs/api/crds/scan', '/docs/architecture', '/blog/2022/01/18/log4shell'])
  test(`nothing of ${route} is cut at the edge of the sheet`, async ({ page }) => {
    await openOnPaper(page, addressOf(mainSite, route));
    expect(await cut(page)).toEqual([]);
  });

test.describe('a tool on paper', () => {
  test('shows the whole text and each line of the results, without controls', async ({ page }) => {
    await page.setViewportSize(sheet);
    await page.goto(addressOf(mainSite, '/tools/check'));
    const text = page.getByRole('textbox', { name: 'Manifest' });
    const manifest =
      'apiVersion: execution.securecodebox.io/v1\nkind: Scan\nmetadata:\n  name: a\nspec:\n  scanType: nmapp\n';
    await text.fill(manifest + '# A line\n'.repeat(80));
    await expect(page.getByText('Line 6')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Line 6')).toBeVisible();
    expect(await text.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
    await expect(page.getByText('Open files')).toBeHidden();
    for (const button of await page.getByRole('main').getByRole('button').filter({ visible: true }).all())
      await expect(button).toHaveText(/^Line/);
  });

  test('leaves out the fields that made a manifest', async ({ page }) => {
    await openOnPaper(page, addressOf(mainSite, '/tools/build'));
    await expect(page.getByRole('textbox').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'Manifest' })).toHaveValue(/kind: Scan/);
  });
});

test('search results are printed, but not the search controls', async ({ page }) => {
  await page.setViewportSize(sheet);
  await page.goto(addressOf(mainSite, '/search?q=nmap'));
  await expect(page.getByRole('main').getByRole('link', { name: 'Nmap', exact: true }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('link', { name: 'Nmap', exact: true }).first()).toBeVisible();
  for (const control of ['.search-page .search-form', '.search-filters', '.search-key-switch'])
    await expect(page.locator(control)).toBeHidden();
});

test.describe('the page that prints a section', () => {
  const printed = onFixture('/print/docs/guide');

  test('is reached from each page of the section, and from no other', async ({ page }) => {
    for (const route of ['/docs/guide', '/docs/guide/deep/nested', '/docs/reference-index']) {
      await page.goto(onFixture(route));
      // A page that is made from its category alone has no menu.
      const menu = page.getByRole('main').locator('summary', { hasText: 'Actions' });
      if ((await menu.count()) > 0) await menu.click();
      await page.getByRole('link', { name: 'Print this section' }).click();
      await expect(page).toHaveURL(route === '/docs/reference-index' ? onFixture('/print/docs/reference') : printed);
    }
    await page.goto(onFixture('/docs/dialect'));
    await expect(page.getByText('Print this section')).toHaveCount(0);
  });

  test('stands in the middle of a wide window', async ({ page }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(printed);
    const { x, width } = (await page.getByRole('article').boundingBox())!;
    expect(x).toBeCloseTo(1600 - x - width);
  });

  test('holds every page of the section in order, below one title', async ({ page }) => {
    await page.goto(printed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Guide']);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Guide',
      'First page',
      'Second page',
      'Deep',
    ]);
    await expect(page.getByRole('heading', { level: 3, name: 'Nested page' })).toBeVisible();
    await expect(page.getByText('This is the first page of version 2.')).toBeVisible();
    await expect(page.getByText("The folder's label comes from its name.")).toBeVisible();
  });

  apart.describe('without JavaScript', () => {
    apart.use({ javaScriptEnabled: false });

    apart('jumps within itself, from its table of contents and between its pages', async ({ page }) => {
      await page.goto(printed);
      await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Two', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Two', exact: true })).toBeInViewport();
      await page.goto(printed);
      await page.getByRole('main').getByRole('link', { name: 'nested', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Nested page' })).toBeInViewport();
      expect(new URL(page.url()).pathname).toBe(new URL(printed).pathname);
      await page.getByRole('main').getByRole('link', { name: 'values.yaml' }).click();
      await expect(page).toHaveURL(onFixture('/docs/reference/values.yaml'));
    });
  });

  test('keeps its table of contents on paper, but no other navigation', async ({ page }) => {
    await openOnPaper(page, addressOf(mainSite, '/print/docs/how-tos'));
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveAccessibleName('Contents');
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    expect(await cut(page)).toEqual([]);
  });

  test('is linked only from the pages of its section', () => {
    for (const site of [mainSite, fixtureSite]) {
      const pageData = new Set(routesOf(site).map((route) => fileOfRoute(route).replace(/html$/, 'txt')));
      const others = exportedFiles(site).filter(
        (file) => /\.(xml|json|txt|md)$/.test(file) && !pageData.has(file) && !file.includes('/__next.'),
      );
      expect(others.length).toBeGreaterThan(10);
      expect(others.filter((file) => readExported(site, file).includes('print/docs/'))).toEqual([]);
      for (const route of routesOf(site).filter((each) => each.startsWith('/print/')))
        expect(readExported(site, fileOfRoute(route))).toContain('<meta name="robots" content="noindex');
    }
  });
});
