import { expect, type Page, type Route, test as apart } from '@playwright/test';
import { expectNoBarriersInAnyMode } from './support/axe';
import { goBack, test as cacheTest } from './support/back-forward-cache';
import { reduceMotion, test } from './support/one-tab';
import { startRuntime, touchLink } from './support/open';
import { markDocument } from './support/same-document';
import { openSearch, panel, searchFor } from './support/search';
import { addressOf, mainSite, onFixture } from './support/sites';

/** The marked texts, as the reader sees them. */
const highlighted = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('search-marks') ?? [])].map((range) => String(range)));
const bar = (page: Page) => page.getByRole('complementary', { name: 'Marked words' });
/** Whether the current match is visible. Text in closed details has boxes too. */
const isCurrentShown = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('search-current') ?? [];
    return range instanceof Range && range.startContainer.parentElement?.checkVisibility() === true;
  });

test('a result marks the words in the article it leads to, and nothing beside it, until they are cleared', async ({
  page,
}) => {
  await searchFor(page, onFixture('/docs/long'), 'widget');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(onFixture('/docs/scanners/widget?q=widget'));
  await expect(bar(page)).toContainText(/\d+ matches for “widget”/);
  const words = await highlighted(page);
  expect(words.length).toBeGreaterThan(2);
  for (const word of words) expect(word).toMatch(/widget/i);
  const isInArticle = await page.evaluate(() =>
    [...(CSS.highlights.get('search-marks') ?? [])].every(
      (range) => range instanceof Range && range.startContainer.parentElement?.closest('main article'),
    ),
  );
  expect(isInArticle).toBe(true);
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await highlighted(page)).toEqual([]);
  await expect(page).toHaveURL(onFixture('/docs/scanners/widget'));
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('Marks cleared.')).toBeAttached();
});

test('a shared or reloaded address marks the words too, at its section, and loads no index for that', async ({
  page,
}) => {
  const indexes: string[] = [];
  page.on('request', (request) => void (request.url().includes('search-index') && indexes.push(request.url())));
  await page.goto(onFixture('/docs/reference/values.yaml?q=widget#fields'));
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fields of a widget' })).toBeInViewport();
  await page.reload();
  await expect(bar(page)).toBeVisible();
  expect((await highlighted(page)).length).toBeGreaterThan(0);
  expect(indexes).toEqual([]);
});

test('on a page without an article, the words are marked everywhere', async ({ page }) => {
  await page.goto(onFixture('/blog?q=post'));
  await expect(bar(page)).toBeVisible();
  expect((await highlighted(page)).length).toBeGreaterThanOrEqual(2);
});

test('the marks stay on their page', async ({ page }) => {
  await page.goto(onFixture('/docs/scanners/widget?q=widget'));
  await expect(bar(page)).toBeVisible();
  await startRuntime(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(onFixture('/blog'));
  await expect(bar(page)).toHaveCount(0);
  expect(await highlighted(page)).toEqual([]);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
});

cacheTest('on a phone, results are closed on a page from the back-forward cache', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await searchFor(page, onFixture('/docs/long'), 'widget');
  await expect(panel(page)).toBeVisible();
  const isKept = await markDocument(page);
  await page.goto(onFixture('/blog'));
  await goBack(page);
  expect(await isKept()).toBe(true);
  await expect(panel(page)).toBeHidden();
});

test('going back from a result on the same page removes its marks', async ({ page }) => {
  const route = addressOf(mainSite, '/docs/scanners/nmap');
  await searchFor(page, route, 'nmap');
  await startRuntime(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${route}?q=nmap`);
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(route);
  await expect(bar(page)).toHaveCount(0);
});

test('a word that starts with the query, one with its stem, and a name that may wrap are marked as a whole', async ({
  page,
}) => {
  await page.goto(onFixture('/docs/long?q=paragraphs'));
  await expect(bar(page)).toBeVisible();
  expect(new Set(await highlighted(page))).toEqual(new Set(['Paragraph']));
  await page.goto(onFixture('/docs/long?q=sect'));
  await expect.poll(() => highlighted(page)).toContain('section');
  await page.goto(addressOf(mainSite, '/docs/api/crds/scan?q=spec.cascades'));
  await expect.poll(() => highlighted(page)).toContain('spec.cascades');
});

for (const [query, place, text] of [
  ['macOS', 'an unselected tab', 'Text for macOS.'],
  ['opened', 'closed details', 'Hidden until opened'],
] as const)
  test(`going to a match in ${place} opens that place`, async ({ page }) => {
    await page.goto(onFixture(`/docs/dialect?q=${query}`));
    await expect(bar(page)).toBeVisible();
    await expect(page.getByText(text)).toBeHidden();
    for (let left = (await highlighted(page)).length; left > 0; left--) {
      await bar(page).getByRole('button', { name: 'Next match' }).click();
      expect(await isCurrentShown(page)).toBe(true);
    }
    await expect(page.getByText(text)).toBeVisible();
  });

apart('a click during hydration is not lost', async ({ page }) => {
  await page.goto(onFixture('/docs/dialect?q=opened'));
  await expect(bar(page)).toBeVisible();
  // React requests the code of the page's parts last, and blocks all clicks until it arrives.
  const held = new Promise<Route>((hold) =>
    page.route('**/_next/static/chunks/*.js', async (route) => {
      const isTaken = await page.evaluate(() =>
        Object.keys(document).some((key) => key.startsWith('__reactContainer')),
      );
      if (isTaken) hold(route);
      else await route.continue();
    }),
  );
  await touchLink(page);
  const route = await held;
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toHaveCount(0);
  await route.continue();
});

test('a query without a word of the page, or without any word, leaves the page as it is', async ({ page }) => {
  for (const query of ['xqzxqz', '%20', '...']) {
    await page.goto(onFixture(`/docs/long?q=${query}`));
    await expect(page.locator('[data-status="idle"]')).toBeAttached();
    await expect(bar(page)).toHaveCount(0);
  }
});

const docs = addressOf(mainSite, '/docs/security');

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'results that are not quite what was asked for': (page) => searchFor(page, docs, 'kubernetse'),
  'no results': async (page) => {
    await (await openSearch(page, docs)).fill('xqzxqz');
    await expect(page.getByText('No results found.').first()).toBeVisible();
  },
  'recent searches': async (page) => {
    await page.goto(docs);
    await page.evaluate(() => localStorage.setItem('recent-searches', '["scan","hooks"]'));
    await openSearch(page, docs);
    await expect(page.getByRole('option', { name: 'Clear recent searches' })).toBeVisible();
  },
  'the search page': async (page) => {
    await page.goto(addressOf(mainSite, '/search?q=scan'));
    await expect(page.locator('main ol > li').first()).toBeVisible();
  },
  'marked words': async (page) => {
    await page.goto(`${docs}?q=scan`);
    await expect(bar(page)).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states))
  for (const width of [360, 1280])
    test(`${name}: no barrier in any mode, and nothing outside the screen at ${width} px`, async ({ page }) => {
      await reduceMotion({ page });
      await page.setViewportSize({ width, height: 800 });
      await reach(page);
      await expectNoBarriersInAnyMode(page, name);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
