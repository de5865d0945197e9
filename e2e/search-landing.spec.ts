import { expect, type Page, test as apart } from '@playwright/test';
import { test } from './support/one-tab';
import { searchFor, withoutInsights } from './support/search';
import { onFixture } from './support/sites';

/** What is marked, as the reader sees it. */
const highlighted = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('search-marks') ?? [])].map((range) => String(range)));
const bar = (page: Page) => page.getByRole('complementary', { name: 'Marked words' });

test.beforeEach(({ page }) => withoutInsights(page));

test('a result marks the words in the article it leads to, and nothing beside it', async ({ page }) => {
  await searchFor(page, onFixture('/docs/long'), 'widget');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(onFixture('/docs/scanners/widget?q=widget'));
  await expect(bar(page)).toContainText(/\d+ matches for “widget”/);
  const words = await highlighted(page);
  expect(words.length).toBeGreaterThan(2);
  for (const word of words) expect(word).toMatch(/widget/i);
  expect(
    await page.evaluate(() =>
      [...(CSS.highlights.get('search-marks') ?? [])].every(
        (range) => range instanceof Range && range.startContainer.parentElement?.closest('main article'),
      ),
    ),
  ).toBe(true);
  expect(await page.locator('main mark').count()).toBe(0);
});

test('a shared or reloaded address marks the words too, at its section', async ({ page }) => {
  await page.goto(onFixture('/docs/reference/values.yaml?q=widget#fields'));
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fields of a widget' })).toBeInViewport();
  await page.reload();
  await expect(bar(page)).toBeVisible();
  expect((await highlighted(page)).length).toBeGreaterThan(0);
});

test('the line that counts the matches is as far from one edge of a phone as from the other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(onFixture('/docs/scanners/widget?q=widget+scanner+in+a+question+of+many+words'));
  await expect(bar(page)).toBeVisible();
  const { x = 0, width = 0 } = (await bar(page).boundingBox()) ?? {};
  expect(x).toBeGreaterThan(0);
  expect(Math.round(x + width)).toBe(360 - Math.round(x));
});

test('the words are marked in all of a page that is no article', async ({ page }) => {
  await page.goto(onFixture('/blog?q=post'));
  await expect(bar(page)).toBeVisible();
  const places = await page.evaluate(() =>
    [...(CSS.highlights.get('search-marks') ?? [])].map(
      (range) => range instanceof Range && range.startContainer.parentElement?.closest('main') !== null,
    ),
  );
  expect(places.length).toBeGreaterThanOrEqual(2);
  expect(places.every(Boolean)).toBe(true);
});

test('a word that the query begins, and one of its stem, are marked as well', async ({ page }) => {
  await page.goto(onFixture('/docs/long?q=paragraphs'));
  await expect(bar(page)).toBeVisible();
  expect(new Set(await highlighted(page))).toEqual(new Set(['Paragraph']));
  await page.goto(onFixture('/docs/long?q=sect'));
  await expect.poll(() => highlighted(page).then((words) => new Set(words))).toContain('section');
});

test('the marks can be cleared, and their query goes from the address', async ({ page }) => {
  await page.goto(onFixture('/docs/scanners/widget?q=widget#configuration'));
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await highlighted(page)).toEqual([]);
  await expect(page).toHaveURL(onFixture('/docs/scanners/widget#configuration'));
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('The marks are gone.')).toBeAttached();
});

test('the next match is gone to, and the place that hides it is opened', async ({ page }) => {
  await page.goto(onFixture('/docs/dialect?q=content'));
  await expect(bar(page)).toBeVisible();
  const next = bar(page).getByRole('button', { name: 'Next match' });
  for (let count = (await highlighted(page)).length; count > 0; count--) {
    await next.click();
    const isShown = await page.evaluate(() => {
      const [range] = CSS.highlights.get('search-current') ?? [];
      return range instanceof Range && range.getClientRects().length > 0;
    });
    expect(isShown).toBe(true);
  }
});

test('the marks stay on their page', async ({ page }) => {
  await page.goto(onFixture('/docs/scanners/widget?q=widget'));
  await expect(bar(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(onFixture('/blog'));
  await expect(bar(page)).toHaveCount(0);
  expect(await highlighted(page)).toEqual([]);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
});

test('a query without a word of the page, or without any word, leaves the page as it is', async ({ page }) => {
  for (const query of ['xqzxqz', '%20', '...', '%3Cb%3E']) {
    await page.goto(onFixture(`/docs/long?q=${query}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  }
});

apart.describe('in a browser without the Custom Highlight API', () => {
  apart.beforeEach(({ page }) =>
    page
      .addInitScript(() => {
        Reflect.deleteProperty(CSS, 'highlights');
        Reflect.deleteProperty(CSS.constructor.prototype, 'highlights');
      })
      .then(() => undefined),
  );

  apart('the words stand in mark elements, which go when the marks are cleared', async ({ page }) => {
    await page.goto(onFixture('/docs/scanners/widget'));
    const before = await page.locator('main article').innerText();
    await page.goto(onFixture('/docs/scanners/widget?q=widget'));
    await expect(bar(page)).toBeVisible();
    const marks = page.locator('main article mark');
    expect(await marks.count()).toBeGreaterThan(2);
    await expect(marks.first()).toHaveText(/widget/i);
    expect(await page.locator('main article').innerText()).toBe(before);
    await bar(page).getByRole('button', { name: 'Clear' }).click();
    await expect(page.locator('main mark')).toHaveCount(0);
    expect(await page.locator('main article').innerText()).toBe(before);
  });

  apart('the page can be left and come back to', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(onFixture('/docs/dialect?q=text'));
    await expect(bar(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Long' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Long page' })).toBeVisible();
    await page.goBack();
    await expect(bar(page)).toBeVisible();
    await expect(page.locator('main mark').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});
