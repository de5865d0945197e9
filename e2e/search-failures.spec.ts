import { expect, type Page, type Route, test as apart } from '@playwright/test';
import { searchBoxInput } from '../scripts/search-box';
import { test } from './support/one-tab';
import { failRequests, hold } from './support/hold';
import {
  activeOption,
  openSearch,
  options,
  searchFiles,
  searchFor,
  searchInput,
  searchStatus,
  withoutInsights,
} from './support/search';
import { mainSite, onFixture } from './support/sites';

const start = onFixture('/docs/long');
const { indexes, texts } = searchFiles;

test.beforeEach(({ page }) => withoutInsights(page));

for (const [how, answer] of [
  ['is not there', (route: Route) => route.fulfill({ status: 404, body: 'no' })],
  ['cannot be reached', (route: Route) => route.abort()],
  ['is cut off', (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"documents": [' })],
  ['is something else', (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"documents": 5}' })],
] as const)
  test(`an index that ${how} silently counts as empty, and is requested again with the next query`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    // Ignore the browser's own message about a failed request.
    page.on('console', (message) => {
      if (!message.text().startsWith('Failed to load resource')) errors.push(message.text());
    });
    await page.route(indexes, answer);
    const input = await openSearch(page, start);
    await page.keyboard.type('widge');
    await expect(page.getByText('No results found.').first()).toBeVisible();
    await expect.poll(() => searchStatus(page)).toBe('idle');
    await page.unroute(indexes);
    await input.press('t');
    await expect(activeOption(page)).toContainText('Widget scanner');
    expect(errors).toEqual([]);
  });

test('if one index fails, the results of the other are shown', async ({ page }) => {
  await page.route('**/search-index-docs-default-current*.json', (route) => route.fulfill({ status: 404, body: '' }));
  await searchFor(page, start, 'release');
  await expect(activeOption(page)).toContainText(/post|Release/i);
});

test('each index is requested once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/search-(index|text)-/.test(request.url())) asked.push(request.url());
  });
  const input = await searchFor(page, start, 'widget');
  await input.fill('dialect');
  await expect(activeOption(page)).toContainText('Dialect');
  await expect.poll(() => asked.length).toBe(4);
  expect(asked.sort()).toEqual([...new Set(asked)]);
});

apart('waiting is loading, and stalled after 300 ms', async ({ page }) => {
  await withoutInsights(page);
  const release = await hold(page, indexes);
  await openSearch(page, start);
  expect(await searchStatus(page)).toBe('idle');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  await page.keyboard.type('widget');
  await expect.poll(() => searchStatus(page)).toBe('loading');
  await expect(searchInput(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(250);
  expect(await searchStatus(page)).toBe('loading');
  const width = () => searchInput(page).evaluate((field) => field.clientWidth);
  const before = await width();
  await page.clock.runFor(60);
  await expect.poll(() => searchStatus(page)).toBe('stalled');
  // The sign that it loads takes no room from the typed text.
  expect(await width()).toBe(before);
  await expect(searchInput(page)).toHaveAttribute('aria-expanded', 'false');
  await page.clock.resume();
  release();
  await expect(activeOption(page)).toContainText('Widget scanner');
  await expect.poll(() => searchStatus(page)).toBe('idle');
});

test('results found before the texts have loaded are completed without another key press', async ({ page }) => {
  const release = await hold(page, texts);
  await searchFor(page, start, 'widget');
  const section = options(page).filter({ hasText: 'Fields of a widget' });
  await expect(section).toHaveText('Fields of a widget');
  release();
  await expect(section).not.toHaveText('Fields of a widget');
  await expect(activeOption(page)).toContainText('Widget scanner');
});

test('results that the reader is choosing from are not reordered by late texts', async ({ page }) => {
  const release = await hold(page, texts);
  await searchFor(page, start, 'widget');
  await page.keyboard.press('ArrowDown');
  const shown = await options(page).allInnerTexts();
  const received = page.waitForEvent('requestfinished', (request) => /search-text-docs/.test(request.url()));
  release();
  await received;
  expect(await options(page).allInnerTexts()).toEqual(shown);
  // The next answer comes after the worker's earlier work, and includes the texts.
  await page.keyboard.type('s');
  await expect(options(page).filter({ hasText: 'Fields of a widget' })).not.toHaveText('Fields of a widget');
});

test('an answer that comes late does not replace a newer one', async ({ page }) => {
  const release = await hold(page, indexes);
  const input = await openSearch(page, start);
  await input.pressSequentially('dialect', { delay: 20 });
  await input.fill('widget');
  release();
  await expect(activeOption(page)).toContainText('Widget scanner');
  await expect(options(page).filter({ hasText: /^Dialect/ })).toHaveCount(0);
});

for (const file of [searchFiles.script, searchFiles.engine])
  test(`the plain form still leads to the search page if ${file} cannot be loaded`, async ({ page }) => {
    const restore = await failRequests(page, file);
    await page.goto(start);
    await searchBoxInput(page).fill('widget');
    restore();
    await page.getByRole('search', { name: 'Site search' }).getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(onFixture('/search?q=widget'));
    await expect(page.getByRole('main').getByRole('link', { name: 'Widget scanner' })).toBeVisible();
  });

test.describe('hostile input', () => {
  const inputs = [
    '<img src=x onerror="window.hit=1">',
    '"><script>window.hit=1</script>',
    'javascript:alert(1)',
    '{{constructor.constructor("window.hit=1")()}}',
    '__proto__ constructor toString',
    '+title:scan^100 -content:* scan~9 :*^~+-',
    '\\ ( [ { * + ? . ^ $ |',
    '%00%ff%',
    '../../etc/passwd',
    '👩‍🚀🏳️‍🌈',
    '\ud800 half a pair \udc00',
    'a',
    '       ',
    '?!.,;:-_/\\"\'',
    'ſcan ＳＣＡＮ ŝçàñ',
    'مسح 扫描 スキャン',
    'x '.repeat(256),
    '*'.repeat(512),
  ];

  test('finds something or nothing, and does no harm', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('dialog', (dialog) => errors.push(dialog.message()));
    const input = await openSearch(page, start);
    for (const text of inputs) {
      await input.fill(text);
      await expect.poll(() => searchStatus(page), { message: text }).toBe('idle');
    }
    await input.fill(inputs[0] ?? '');
    await page.getByRole('search', { name: 'Site search' }).getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(inputs[0] ?? '');
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('in the address of a page is text too', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const text of [...inputs.slice(0, 8), 'y'.repeat(5000)]) {
      const query = new URLSearchParams({ q: text }).toString();
      for (const route of ['/docs/dialect', '/search']) {
        await page.goto(onFixture(`${route}?${query}`));
        await page.waitForFunction(() => document.readyState === 'complete');
      }
    }
    await page.goto(onFixture('/search?q=%E0%A4%A&type=nonsense&section=%3Cb%3E&tag=__proto__'));
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('longer than 512 characters is cut there', async ({ page }) => {
    const input = await openSearch(page, start);
    await expect(input).toHaveAttribute('maxlength', '512');
    await input.evaluate((element: HTMLInputElement) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(element, 'z'.repeat(600));
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect.poll(() => input.inputValue().then((value) => value.length)).toBe(512);
  });
});

/** Replaces the queue as the search-insights script does, and records its calls. */
const script = `(() => {
  const { queue } = window[window.AlgoliaAnalyticsObject];
  window.told = [...queue];
  queue.push = (call) => window.told.push(call);
})();`;

type ReportedCalls = readonly (readonly [method: string, payload: { readonly objectIDs?: readonly string[] }])[];

const reportedCalls = (page: Page): Promise<ReportedCalls> => page.evaluate(() => Reflect.get(window, 'told') ?? []);
const viewed = async (page: Page): Promise<readonly (readonly string[])[]> =>
  (await reportedCalls(page)).flatMap(([method, { objectIDs }]) =>
    method === 'viewedObjectIDs' && objectIDs ? [objectIDs] : [],
  );

test.describe('the report of viewed results', () => {
  const service = 'http://127.0.0.1:4423/**';

  test('goes to the configured script, without results seen only briefly while typing', async ({ page }) => {
    await page.route(service, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
    await openSearch(page, start);
    await page.keyboard.type('dialec');
    await page.keyboard.type('t');
    await expect(activeOption(page)).toContainText('Dialect');
    await expect.poll(() => viewed(page)).toHaveLength(1);
    expect((await reportedCalls(page))[0]).toEqual(['init', { appId: 'FIXTURE', apiKey: 'public-key' }]);
    const links = await page
      .locator('a[role="option"].search-hit')
      .evaluateAll((hits) => hits.map((hit) => (hit.getAttribute('href') ?? '').replace(/^\/preview|\?q=[^#]*/g, '')));
    const report = { index: 'fixture', eventName: 'Items Viewed', objectIDs: links };
    expect((await reportedCalls(page))[1]).toEqual(['viewedObjectIDs', report]);
  });

  test('is mentioned on the console if its script cannot be loaded, and search still works', async ({ page }) => {
    await page.route(service, (route) => route.fulfill({ status: 500 }));
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await searchFor(page, start, 'widget');
    await expect.poll(() => said).toContain('Could not load search-insights.js');
    await page.keyboard.type(' scanner');
    await expect(activeOption(page)).toContainText('Widget scanner');
    expect(said.filter((text) => !/search-insights|Failed to load resource/.test(text))).toEqual([]);
  });

  test('is not made if the site has it turned off', async ({ page }) => {
    await searchFor(page, `${mainSite.origin}/docs`, 'scan');
    await page.goto(`${mainSite.origin}/search?q=scan`);
    await expect(page.locator('main ol > li').first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(window, 'aa'))).toBe(false);
  });
});
