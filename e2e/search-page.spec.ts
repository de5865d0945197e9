import { writeFileSync } from 'node:fs';
import { expect, type Page, test as apart } from '@playwright/test';
import { runScript } from './support/run-script';
import { test } from './support/one-tab';
import { hold } from './support/hold';
import { searchFiles } from './support/search';
import { openSiteSearch } from './support/site-search';
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
const results = (page: Page) => page.locator('main ol > li');
const index = (page: Page) => page.getByRole('heading', { name: 'All pages from A to Z' });

test.describe('all results of a query', () => {
  test('are shown at once if the address contains it, and lead to their sections', async ({ page }) => {
    await page.goto(onFixture('/search?q=widget'));
    await expect(result(page, 'Widget scanner')).toBeVisible();
    await expect(input(page)).toHaveValue('widget');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d results on 4 pages$/);
    await expect(index(page)).toBeHidden();
    await result(page, 'Fields of a widget').click();
    await expect(page).toHaveURL(onFixture('/docs/reference/values.yaml?q=widget#fields'));
    await page.goBack();
    await expect(result(page, 'Fields of a widget')).toBeVisible();
  });

  test('follow the typed text, and so does the address', async ({ page }) => {
    await page.goto(onFixture('/search'));
    await expect(index(page)).toBeVisible();
    await expect(page.getByText(/^Blog, \d{4}$/).first()).toBeVisible();
    const text = 'a widget with many words, each of them typed on its own';
    await input(page).pressSequentially(text, { delay: 35 });
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
    await expect(input(page)).toHaveValue(text);
    await expect(result(page, 'Widget scanner')).toBeVisible();
    await input(page).fill('');
    await expect(index(page)).toBeVisible();
    await expect(page).toHaveURL(onFixture('/search'));
  });

  test('keep the first words that are typed into the page while its script is loading', async ({ page }) => {
    const release = await hold(page, searchFiles.script);
    await page.goto(onFixture('/search'), { waitUntil: 'domcontentloaded' });
    await input(page).click();
    await page.keyboard.type('widget');
    release();
    await expect(result(page, 'Widget scanner')).toBeVisible();
    await expect(input(page)).toHaveValue('widget');
    await expect(input(page)).toBeFocused();
  });

  test('show the first pages of a long list, and the rest on request, even after going back', async ({ page }) => {
    await page.goto(`${mainSite.origin}/search?q=scan`);
    await expect(results(page)).toHaveCount(20);
    await page.getByRole('button', { name: /Show \d+ more pages/ }).click();
    // Results from titles alone are shown first, and are fewer.
    const { length: count } = openSiteSearch()('scan');
    await expect(results(page)).toHaveCount(count);
    const far = results(page).nth(25).getByRole('link').first();
    await far.click();
    await expect(page).toHaveURL(/(docs|blog)\/.*q=scan/);
    await page.goBack();
    await expect(results(page)).toHaveCount(count);
    await expect(far).toBeInViewport();
  });
});

test.describe('filters', () => {
  test('narrow the results down, are in the address, and are undone by "back"', async ({ page }) => {
    await page.goto(onFixture('/search?q=first'));
    await page.getByLabel('Type').selectOption('blog');
    await expect(page).toHaveURL(onFixture('/search?q=first&type=blog'));
    await expect(result(page, 'First post')).toBeVisible();
    await expect(result(page, 'First page')).toHaveCount(0);
    await page.getByLabel('Type').selectOption('docs');
    await page.getByLabel('Section').selectOption('Guide');
    await expect(page).toHaveURL(onFixture('/search?q=first&type=docs&section=Guide'));
    await page.reload();
    await expect(page.getByLabel('Section')).toHaveValue('Guide');
    await expect(result(page, 'First page')).toBeVisible();
    await expect(result(page, 'First scans')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(onFixture('/search?q=first&type=docs'));
    await expect(result(page, 'First scans')).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel('Section')).toHaveValue('Guide');
  });

  test('by tag keep the posts with that tag; one that no result has is shown and can be removed', async ({ page }) => {
    await page.goto(onFixture('/search?q=post&section=Nowhere'));
    await expect(page.getByRole('main').getByText('No results found.').last()).toBeVisible();
    await page.getByLabel('Section').selectOption('');
    await expect(results(page).first()).toBeVisible();
    const before = await results(page).count();
    await page.getByLabel('Tag').selectOption({ index: 1 });
    await expect(page).toHaveURL(/[?]q=post&tag=/);
    await expect.poll(() => results(page).count()).toBeLessThan(before);
    expect(await results(page).count()).toBeGreaterThan(0);
  });
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
      await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
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

test('the search page is one more route, which search engines should not list', () => {
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
  // Opened as a document, because the policy of pages forbids them to parse text.
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

test.describe('the search command', () => {
  const search = (...args: readonly string[]) => runScript({ script: 'search.ts', folder: process.cwd(), args });

  test('prints ranked hits with their scores and the reasons for them', () => {
    const { code, stdout } = search('persistence', 'hook');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^"persistence hook": \d+ hits/);
    expect(stdout).toMatch(/^ {2}1\. .+ {2}\/docs\/.+\n +\d+\.\d{3} {2}.+\n +\S.* -?[\d.]+/m);
  });

  test('answers each line of a file with one object, where a query may begin with a dash', ({}, testInfo) => {
    const file = testInfo.outputPath('queries.txt');
    writeFileSync(file, 'nmap\n-sV\nzzqqxx\n');
    const lines = search('--limit', '3', '--file', file)
      .stdout.trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly q: string; readonly hits: readonly object[] });
    expect(lines.map(({ q }) => q)).toEqual(['nmap', '-sV', 'zzqqxx']);
    const hit = { title: expect.any(String), section: expect.any(String), score: expect.any(Number) };
    expect(lines[0]?.hits[0]).toEqual({ ...hit, route: '/docs/scanners/nmap' });
    expect(lines.map(({ hits }) => hits.length)).toEqual([3, 3, 0]);
  });

  test('names the query or the file that is missing, with the way to call it', () => {
    for (const [args, message] of [
      [[], 'The query is missing.'],
      [['--file', 'no-such-file'], 'There is no file "no-such-file".'],
      [['--file', 'lib'], 'There is no file "lib".'],
      [['--limit', '0', 'nmap'], '--limit must be a number from 1 up.'],
    ] as const) {
      const { code, stderr } = search(...args);
      expect(code).toBe(2);
      expect(stderr).toContain(message);
      expect(stderr).toContain('Usage: npm run search');
    }
  });
});
