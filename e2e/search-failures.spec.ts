import { expect, type Page, type Route, test } from '@playwright/test';
import { plainInput } from '../scripts/plain-input';
import { activeOption, openSearch, options, searchFor, searchInput, searchStatus } from './support/search';
import { onFixture } from './support/sites';

const start = onFixture('/docs/long');
const indexes = '**/search-index-*.json';

async function hold(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const [how, answer] of [
  ['is not there', (route: Route) => route.fulfill({ status: 404, body: 'no' })],
  ['answers with an error', (route: Route) => route.fulfill({ status: 500, body: '{}' })],
  ['cannot be reached', (route: Route) => route.abort()],
  ['is cut off', (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"documents": [' })],
  ['is something else', (route: Route) => route.fulfill({ contentType: 'application/json', body: '{"documents": 5}' })],
  ['is a page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' })],
] as const)
  test(`an index that ${how} counts as empty, without a word`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    // What the browser itself writes of a failed request is its own.
    page.on('console', (message) => {
      if (!message.text().startsWith('Failed to load resource')) errors.push(message.text());
    });
    await page.route(indexes, answer);
    await openSearch(page, start);
    await page.keyboard.type('widget');
    await expect(page.getByText('No results found.').first()).toBeVisible();
    await expect.poll(() => searchStatus(page)).toBe('idle');
    expect(errors).toEqual([]);
  });

test('one index that fails leaves the results of the other', async ({ page }) => {
  await page.route('**/search-index-docs-default-current*.json', (route) => route.fulfill({ status: 404, body: '' }));
  await searchFor(page, start, 'release');
  await expect(activeOption(page)).toContainText(/post|Release/i);
});

test('an index that failed is asked for again with the next query', async ({ page }) => {
  await page.route(indexes, (route) => route.abort());
  const input = await openSearch(page, start);
  await page.keyboard.type('widge');
  await expect(page.getByText('No results found.').first()).toBeVisible();
  await page.unroute(indexes);
  await input.press('t');
  await expect(activeOption(page)).toContainText('Widget scanner');
});

test('each index is asked for once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/search-(index|text)-/.test(request.url())) asked.push(request.url());
  });
  const input = await searchFor(page, start, 'widget');
  await input.fill('dialect');
  await expect(activeOption(page)).toContainText('Dialect');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=dialect/);
  await input.fill('widget');
  await expect(activeOption(page)).toContainText('Widget scanner');
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.sort()).toEqual([...new Set(asked)]);
});

for (const [how, block] of [
  [
    'is refused by the browser',
    (page: Page) =>
      page.addInitScript(() =>
        Object.assign(window, {
          Worker: class {
            constructor() {
              throw new DOMException('refused', 'SecurityError');
            }
          },
        }),
      ),
  ],
  ['is unknown to the browser', (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))],
] as const)
  test(`a worker that ${how} does not matter`, async ({ page }) => {
    await block(page);
    await searchFor(page, start, 'widget');
    await expect(activeOption(page)).toContainText('Widget scanner');
    await searchInput(page).fill('dialect');
    await expect(activeOption(page)).toContainText('Dialect');
  });

test('waiting is loading, and stalled after 300 ms', async ({ page }) => {
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
  await page.clock.runFor(60);
  await expect.poll(() => searchStatus(page)).toBe('stalled');
  await expect(searchInput(page)).toHaveAttribute('aria-expanded', 'false');
  await page.clock.resume();
  release();
  await expect(activeOption(page)).toContainText('Widget scanner');
  expect(await searchStatus(page)).toBe('idle');
});

const texts = '**/search-text-*.json';

test('what is found before the texts are there is completed by them, without another key', async ({ page }) => {
  const release = await hold(page, texts);
  await searchFor(page, start, 'widget');
  const section = options(page).filter({ hasText: 'Fields of a widget' });
  await expect(section).toHaveText('Fields of a widget');
  release();
  await expect(section).not.toHaveText('Fields of a widget');
  await expect(activeOption(page)).toContainText('Widget scanner');
});

test('results that the reader is choosing from are not put in another order by late texts', async ({ page }) => {
  const release = await hold(page, texts);
  await searchFor(page, start, 'widget');
  await page.keyboard.press('ArrowDown');
  const shown = await options(page).allInnerTexts();
  const received = page.waitForEvent('requestfinished', (request) => /search-text-docs/.test(request.url()));
  release();
  await received;
  expect(await options(page).allInnerTexts()).toEqual(shown);
  // The next answer comes after what the worker had to do before, and has the texts.
  await page.keyboard.type('s');
  await expect(options(page).filter({ hasText: 'Fields of a widget' })).not.toHaveText('Fields of a widget');
});

test('who types faster than the search answers has results for the first letters meanwhile', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = Worker.prototype;
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: EventListener) {
      addEventListener.call(this, type, (event) => void setTimeout(() => listener(event), 800));
    };
  });
  await openSearch(page, start);
  await page.keyboard.type('widget scanner', { delay: 150 });
  expect(await options(page).count()).toBeGreaterThan(0);
  expect(await searchStatus(page)).not.toBe('idle');
  await expect.poll(() => searchStatus(page)).toBe('idle');
  await expect(activeOption(page)).toContainText('Widget scanner');
});

test('an answer that comes late does not take the place of a newer one', async ({ page }) => {
  const release = await hold(page, indexes);
  const input = await openSearch(page, start);
  await input.pressSequentially('dialect', { delay: 20 });
  await input.fill('widget');
  release();
  await expect(activeOption(page)).toContainText('Widget scanner');
  await expect(options(page).filter({ hasText: /^Dialect/ })).toHaveCount(0);
});

for (const file of ['search.js', 'search-worker.js'])
  test(`the plain form still leads to the search page where ${file} cannot be loaded`, async ({ page }) => {
    await page.route(`**/${file}`, (route) => route.abort());
    await page.goto(start);
    await plainInput(page).fill('widget');
    await page.unroute(`**/${file}`);
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
    for (const text of [...inputs, 'y'.repeat(5000)]) {
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
