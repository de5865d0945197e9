import { expect, type Page, test as apart } from '@playwright/test';
import { test } from './support/one-tab';
import { withoutInsights } from './support/search';
import {
  exportedFiles,
  fixtureSite,
  mainSite,
  onFixture,
  readExported,
  routesOf,
  sitemapRoutes,
} from './support/sites';

const input = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' });
const result = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /result/ });

test.beforeEach(({ page }) => withoutInsights(page));

test.describe('all results of a query', () => {
  test('are shown at once where the address carries it, without a sign of the reader', async ({ page }) => {
    await page.goto(onFixture('/search?q=widget'));
    await expect(result(page, 'Widget scanner')).toBeVisible({ timeout: 2500 });
    await expect(input(page)).toHaveValue('widget');
    await expect(count(page)).toHaveText(/^\d results on 4 pages$/);
    await expect(page.getByRole('heading', { name: 'All pages from A to Z' })).toBeHidden();
  });

  test('lead to their sections, where the words are marked', async ({ page }) => {
    await page.goto(onFixture('/search?q=widget'));
    await result(page, 'Fields of a widget').click();
    await expect(page).toHaveURL(onFixture('/docs/reference/values.yaml?q=widget#fields'));
    await expect(page.getByRole('complementary', { name: 'Marked words' })).toBeVisible();
    await page.goBack();
    await expect(result(page, 'Fields of a widget')).toBeVisible();
  });

  test('follow what is typed, and the address follows them', async ({ page }) => {
    await page.goto(onFixture('/search'));
    await expect(page.getByRole('heading', { name: 'All pages from A to Z' })).toBeVisible();
    await input(page).pressSequentially('dialect', { delay: 30 });
    await expect(result(page, 'Dialect').first()).toBeVisible();
    await expect(page).toHaveURL(onFixture('/search?q=dialect'));
    await input(page).fill('');
    await expect(page.getByRole('heading', { name: 'All pages from A to Z' })).toBeVisible();
    await expect(page).toHaveURL(onFixture('/search'));
  });

  test('nothing typed is lost while the address follows', async ({ page }) => {
    await page.goto(onFixture('/search'));
    const text = 'a widget with many words, each of them typed on its own';
    await input(page).pressSequentially(text, { delay: 35 });
    await expect(input(page)).toHaveValue(text);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
    await expect(input(page)).toHaveValue(text);
  });

  test('that do not exist are said so', async ({ page }) => {
    await page.goto(onFixture('/search?q=xqzxqz'));
    await expect(page.getByRole('main').getByText('No results found.').first()).toBeVisible();
  });
});

test.describe('filters', () => {
  test('by type, section and tag narrow the results down and stand in the address', async ({ page }) => {
    await page.goto(onFixture('/search?q=first'));
    await expect(result(page, 'First page')).toBeVisible();
    const all = await page.getByRole('main').locator('ol > li').count();
    await page.getByLabel('Type').selectOption('blog');
    await expect(page).toHaveURL(onFixture('/search?q=first&type=blog'));
    await expect(result(page, 'First post')).toBeVisible();
    await expect(result(page, 'First page')).toHaveCount(0);
    expect(await page.getByRole('main').locator('ol > li').count()).toBeLessThan(all);

    await page.getByLabel('Type').selectOption('docs');
    await page.getByLabel('Section').selectOption('Guide');
    await expect(page).toHaveURL(onFixture('/search?q=first&type=docs&section=Guide'));
    await expect(result(page, 'First page')).toBeVisible();
    await expect(result(page, 'First scans')).toHaveCount(0);
  });

  test('are taken back step by step by "back", and shared by the address', async ({ page }) => {
    await page.goto(onFixture('/search?q=first'));
    await page.getByLabel('Type').selectOption('docs');
    await page.getByLabel('Section').selectOption('Guide');
    await page.reload();
    await expect(page.getByLabel('Section')).toHaveValue('Guide');
    await expect(result(page, 'First scans')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(onFixture('/search?q=first&type=docs'));
    await expect(result(page, 'First scans')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(onFixture('/search?q=first'));
    await expect(result(page, 'First post')).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel('Type')).toHaveValue('docs');
  });

  test('by tag keep the posts that carry it', async ({ page }) => {
    await page.goto(onFixture('/search?q=post'));
    await expect(page.locator('main ol > li').first()).toBeVisible();
    const choice = page.getByLabel('Tag');
    const value = await choice.locator('option').nth(1).getAttribute('value');
    const before = await page.getByRole('main').locator('ol > li').count();
    await choice.selectOption(value);
    await expect(page).toHaveURL(
      onFixture(`/search?q=post&tag=${new URLSearchParams({ t: value ?? '' }).toString().slice(2)}`),
    );
    await expect.poll(() => page.getByRole('main').locator('ol > li').count()).toBeLessThan(before);
    expect(await page.getByRole('main').locator('ol > li').count()).toBeGreaterThan(0);
  });

  test('that no result has can be seen and removed', async ({ page }) => {
    await page.goto(onFixture('/search?q=widget&section=Nowhere'));
    await expect(page.getByRole('main').getByText('No results found.').first()).toBeVisible();
    await page.getByLabel('Section').selectOption('');
    await expect(result(page, 'Widget scanner')).toBeVisible();
  });
});

test('a long list shows its first pages, and the rest when asked', async ({ page }) => {
  await page.goto(`${mainSite.origin}/search?q=scan`);
  await expect(page.locator('main ol > li')).toHaveCount(20);
  await page.getByRole('button', { name: /Show \d+ more pages/ }).click();
  const count = await page.locator('main ol > li').count();
  expect(count).toBeGreaterThan(20);
  const result = page.locator('main ol > li').nth(25).getByRole('link').first();
  await result.click();
  await expect(page).toHaveURL(/q=scan/);
  await expect(page.locator('main ol > li')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main ol > li')).toHaveCount(count);
  await expect(result).toBeInViewport();
});

test('what is typed into a page that was opened a moment ago is not lost', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(onFixture('/search'), { waitUntil: 'domcontentloaded' });
  await input(page).fill('widget');
  release();
  await expect(result(page, 'Widget scanner')).toBeVisible();
  await expect(input(page)).toHaveValue('widget');
});

apart.describe('without JavaScript', () => {
  apart.use({ javaScriptEnabled: false });

  for (const width of [360, 1280])
    apart(`the box leads to the index of all pages at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(onFixture('/docs/guide/first'));
      const box = page.getByRole('search', { name: 'Site search' }).getByRole('textbox', { name: 'Search' });
      if (width < 996) await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await box.fill('dialect');
      await box.press('Enter');
      await expect(page).toHaveURL(onFixture('/search?q=dialect'));
      await expect(page.getByText('Searching needs JavaScript.')).toBeVisible();
      await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'D' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Dialect', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dialect' })).toBeVisible();
    });

  apart('the index names every listed page and tag of the main site', async ({ page }) => {
    await page.goto(`${mainSite.origin}/search`);
    const hrefs = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const parts = /^\/blog\/(tags\/[^/]+\/)?page\//;
    expect(sitemapRoutes(mainSite).filter((route) => !parts.test(route) && !hrefs.includes(route))).toEqual([]);
  });
});

test('the search page is one route more, which search engines are not to list', () => {
  for (const site of [mainSite, fixtureSite]) {
    expect(routesOf(site)).toContain('/search');
    expect(sitemapRoutes(site)).not.toContain('/search');
    expect(readExported(site, 'search.html')).toContain('<meta name="robots" content="noindex');
    expect(readExported(site, 'llms.txt')).not.toContain('/search');
  }
});

test('browsers learn how to search the site from their address bar', async ({ page }) => {
  await page.goto(onFixture('/docs'));
  const link = page.locator('head link[rel="search"]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  await expect(link).toHaveAttribute('href', '/preview/opensearch.xml');
  expect(exportedFiles(fixtureSite)).toContain('opensearch.xml');
  // The browser's own view of the file: pages may not parse text under their policy.
  await page.goto(onFixture('/opensearch.xml'));
  const parsed = await page.evaluate(() => ({
    isWellFormed: document.querySelector('parsererror') === null,
    name: document.querySelector('ShortName')?.textContent,
    template: document.querySelector('Url')?.getAttribute('template'),
  }));
  expect(parsed).toEqual({
    isWellFormed: true,
    name: 'Fixture',
    template: 'https://fixture.example/preview/search?q={searchTerms}',
  });
});
