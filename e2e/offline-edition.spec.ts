import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect } from '@playwright/test';
import { checkToolStrings } from '../lib/config/check-tool-strings';
import { errorsToolStrings } from '../lib/config/errors-tool-strings';
import { contentType } from '../lib/hosting/media-types';
import { test, watchFiles, zipFile } from './support/offline-edition';
import { asAnswers, expectedAnswers, kinds, listAll, pagesOf, pageState, sampleOf } from './support/offline-visits';
import { refuseStorage } from './support/refuse-storage';
import { openSearch, options, panel, searchFor } from './support/search';

test.use({ offline: true });

const nmap = 'docs/scanners/nmap.html';

const mistaken = `apiVersion: execution.securecodebox.io/v1
kind: Scan
metadata:
  name: shop
spec:
  scantype: nmap
`;

for (const kind of kinds)
  test(`pages like ${kind} can be read, work, and request nothing but files`, async ({ page, edition }) => {
    const troubles = watchFiles(page);
    const pages = sampleOf(edition, kind);
    expect(pages.length).toBeGreaterThan(2);
    for (const file of pages) {
      await page.goto(edition.addressOf(file));
      const state = await page.evaluate(pageState);
      expect(state, file).toEqual({ title: expect.stringMatching(/./), missing: [], isAlive: true });
    }
    expect(troubles).toEqual([]);
  });

test('the target of every link and file reference in a page exists', ({ edition }) => {
  const files = new Set(edition.files);
  const missing: string[] = [];
  for (const file of pagesOf(edition)) {
    const html = readFileSync(path.join(edition.folder, file), 'utf8');
    for (const [, address = ''] of html.matchAll(/<[a-z][^<>]*?\s(?:href|src|action|data-copy-page)="([^"#?]+)/g)) {
      const target = path.posix.join(path.posix.dirname(file), decodeURI(address));
      if (!/^(?:https?|mailto|data):/.test(address) && !files.has(target)) missing.push(`${file}: ${address}`);
    }
    if (/\sintegrity=|\/_next\/static\/data|<script(?![^>]*\ssrc=)/.test(html)) missing.push(`${file}: not offline`);
  }
  expect(missing).toEqual([]);
});

test('the site offers the file with its size and digest', ({ edition }) => {
  const read = (file: string): string => readFileSync(path.join(edition.folder, file), 'utf8');
  const size = `${Math.round(statSync(zipFile()).size / 1e6)} MB`;
  expect(read('docs/how-tos/air-gapped.html')).toContain(`one zip file of about ${size}`);
  expect(read('index.html')).toContain(`Docs without a network (zip, ${size})`);
  const digest = createHash('sha256').update(readFileSync(zipFile())).digest('hex');
  expect(readFileSync(`${zipFile()}.sha256`, 'utf8')).toContain(digest);
});

test('search finds the same pages as the site, in the same order', async ({ page, edition }) => {
  const troubles = watchFiles(page);
  const expected = expectedAnswers();
  const queries = expected.map(([query]) => query);
  expect(queries.length).toBeGreaterThanOrEqual(60);
  const list = async (asked: readonly string[]) => asAnswers(edition, asked, await page.evaluate(listAll, asked));

  await page.goto(edition.addressOf('search.html'));
  // Results are incomplete until the texts have loaded.
  await expect.poll(() => list(queries.slice(0, 1))).toEqual(expected.slice(0, 1));
  expect(await list(queries)).toEqual(expected);
  expect(troubles).toEqual([]);
});

test('the keyboard leads into the box, to a result with its words marked, and on to all results', async ({
  page,
  edition,
}) => {
  const troubles = watchFiles(page);
  await page.goto(edition.addressOf('index.html'));
  await page.keyboard.press('/');
  await page.keyboard.type('raw sockets');
  await expect(panel(page).getByRole('option', { selected: true })).toContainText('raw sockets');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(edition.addressOf(`${nmap}?q=raw+sockets#raw-sockets`));
  await expect(page.locator('.search-bar')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('zap');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(edition.addressOf('search.html?q=zap'));
  expect(troubles).toEqual([]);
});

test('all results are on a page whose address keeps the query', async ({ page, edition }) => {
  const results = page.locator('.search-pages .search-result');
  await page.goto(edition.addressOf('search.html?q=nmap&type=docs'));
  await expect(results.filter({ hasText: /^Nmap$/ }).first()).toBeVisible();
  await page.locator('main [data-search] input').fill('zap');
  await expect(page).toHaveURL(edition.addressOf('search.html?q=zap&type=docs'));
  await page.reload();
  await expect(results.filter({ hasText: /^ZAP$/ }).first()).toBeVisible();
});

test('choices of readers persist from page to page, and in a second window', async ({ page, context, edition }) => {
  const troubles = watchFiles(page);
  const second = await context.newPage();
  await second.goto(edition.addressOf('blog.html'));
  await page.goto(edition.addressOf('index.html'));
  await page.locator('[data-color-mode]:visible').click();
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Docs', exact: true }).first().click();
  await expect(page).toHaveURL(edition.addressOf('docs/getting-started/installation.html'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.goto(edition.addressOf('docs/how-tos/air-gapped.html'));
  await page.locator('.own-names').click();
  await page.getByLabel('Namespace of your scans').fill('audit');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('var[data-variable="namespace"]').first()).toHaveText('audit');
  await page.getByRole('tab', { name: 'Files on a disk' }).click();
  await expect(page.getByText('cp images.txt mirror.sh')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a term shows its meaning, and a page is copied as Markdown', async ({ page, context, edition }) => {
  const troubles = watchFiles(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(edition.addressOf('docs/hooks/cascading-scans.html'));
  await page.locator('main a[data-term]').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.locator('details:has([data-copy-page]) > summary').click();
  await page.locator('[data-copy-page]').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# Cascading Scans');
  expect(troubles).toEqual([]);
});

test('a diagram opens large', async ({ page, edition }) => {
  const troubles = watchFiles(page);
  await page.goto(edition.addressOf('docs/hooks/cascading-scans.html'));
  await page.getByRole('button', { name: 'Enlarge the diagram' }).first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a mistake in a manifest is named and corrected, and its field is explained by a file', async ({
  page,
  edition,
}) => {
  const troubles = watchFiles(page);
  await page.goto(edition.addressOf('tools/check.html'));
  await page.getByLabel('Manifest').fill(mistaken);
  const found = page.getByRole('region', { name: checkToolStrings.findings });
  await expect(found.getByRole('status')).toHaveText('1 error in 1 resource.');
  const remark = found.getByRole('listitem');
  await expect(remark).toContainText('"spec" has no field "scantype".');
  const field = edition.addressOf('docs/api/crds/scan.html#spec.scanType');
  await expect(remark.getByRole('link')).toHaveAttribute('href', field);
  await remark.getByRole('button', { name: 'Write scanType' }).click();
  await expect(found.getByRole('status')).toHaveText('No mistakes in 1 resource.');
  await page.goto(field);
  await expect(page.locator('[id="spec.scanType"]')).toBeInViewport();
  expect(troubles).toEqual([]);
});

test('a scan is built, and checked', async ({ page, edition }) => {
  const troubles = watchFiles(page);
  await page.goto(edition.addressOf('tools/build.html'));
  const manifest = page.getByRole('textbox', { name: 'Manifest', exact: true });
  await expect(manifest).toHaveValue(/kind: Scan\n/);
  await page.getByLabel('Name', { exact: true }).fill('shop');
  await page.getByLabel('Repeat').fill('30 2 * * 1');
  await expect(manifest).toHaveValue(/kind: ScheduledScan\n[^]*name: shop\n[^]*schedule: "30 2 \* \* 1"\n/);
  await expect(page.locator('.build-status')).toHaveText(/^No mistakes in 1 resource\./);
  await expect(page.locator('.build-page')).toHaveAttribute('href', edition.addressOf(nmap));
  expect(troubles).toEqual([]);
});

test('an error is found, and its row leads to the section', async ({ page, edition }) => {
  const troubles = watchFiles(page);
  await page.goto(edition.addressOf('tools/errors.html'));
  await page.getByLabel('Log, events or status').fill(errorsToolStrings.exampleText);
  const link = page.locator('.symptom-hits > li').first().locator('.symptom-place > a');
  await link.click();
  await expect(page).toHaveURL(edition.addressOf('docs/getting-started/troubleshooting.html#errored'));
  await expect(page.locator('#errored')).toBeInViewport();
  expect(troubles).toEqual([]);
});

test('a link that leaves the edition says so', async ({ page, edition }) => {
  await page.goto(edition.addressOf(nmap));
  const links = page.locator('a[href^="http"]');
  const marked = page.locator('a[href^="http"][title]:has([role="img"][aria-label="(needs a network)"])');
  expect(await links.count()).toBeGreaterThan(5);
  expect(await marked.count()).toBe(await links.count());
});

test('a live block is a sample that says where it runs', async ({ page, edition }) => {
  await page.goto(edition.addressOf('docs/contributing/integrating-a-hook/hook.html'));
  const block = page.getByRole('group', { name: 'Live code' }).first();
  await expect(block.locator('pre')).toBeVisible();
  await expect(block.getByText('On the website, you can run this sample.')).toBeVisible();
  await expect(block.getByRole('button')).toHaveCount(0);
});

test('a reader whose browser stores nothing can read and search', async ({ page, edition }) => {
  const troubles = watchFiles(page);
  await refuseStorage(page);
  await searchFor(page, edition.addressOf(nmap), 'persistence');
  await expect(options(page).first()).toBeVisible();
  await page.locator('[data-color-mode]:visible').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(troubles).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is readable, and the index of all pages stands in for search', async ({ page, edition }) => {
    await page.goto(edition.addressOf(nmap));
    await expect(page.getByRole('heading', { level: 1, name: 'Nmap' })).toBeVisible();
    await page.goto(edition.addressOf('search.html'));
    await page.locator('main').getByRole('link', { name: 'Nmap', exact: true }).first().click();
    await expect(page).toHaveURL(edition.addressOf(nmap));
  });
});

test('prints only the text', async ({ page, edition }) => {
  await page.goto(edition.addressOf(nmap));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Nmap' })).toBeVisible();
});

test.describe('from a web server', () => {
  test.use({ offline: false });

  test('works below any path', async ({ page, edition }) => {
    const server = createServer(({ url = '' }, response) => {
      const file = path.join(edition.folder, decodeURI(new URL(url, 'http://localhost').pathname).replace('/a/b/', ''));
      if (existsSync(file)) response.setHeader('Content-Type', contentType(file)).end(readFileSync(file));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    await openSearch(page, `${origin}/a/b/index.html`);
    await page.keyboard.type('nmap');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}/a/b/docs/scanners/nmap.html?q=nmap`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Nmap' })).toBeVisible();
    await new Promise((resolve) => server.close(resolve));
  });
});
