import { expect } from '@playwright/test';
import { plainInput, turnToSearch } from '../scripts/plain-input';
import { test } from './support/one-tab';
import { activeOption, openSearch, options, searchFor, searchInput, withoutInsights } from './support/search';
import { mainSite, onFixture } from './support/sites';
import { watchForTrouble } from './support/trouble';

const start = onFixture('/docs/long');

test.describe('the way to the search box', () => {
  test('nothing of search is loaded before the reader turns to it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(start);
    await page.getByRole('link', { name: 'Six' }).first().click();
    expect(asked.filter((path) => /search/.test(path))).toEqual([]);
    await plainInput(page).focus();
    await expect(searchInput(page)).toBeFocused();
    // Of this version only, and the docs before all else.
    const indexes = (): string[] =>
      asked.filter((path) => path.includes('/search-index-')).map((path) => path.replace(/^.*search-index-/, ''));
    await expect.poll(indexes).toEqual(['docs-default-current.json', 'default.json']);
  });

  for (const key of ['/', 'Control+k', 'Meta+k'])
    test(`${key} leads to it`, async ({ page }) => {
      await withoutInsights(page);
      await page.goto(start);
      await page.keyboard.press(key);
      await expect(searchInput(page)).toBeFocused();
      await expect(searchInput(page)).toHaveValue('');
    });

  test('/ is a sign like any other where the reader writes', async ({ page }) => {
    const input = await openSearch(page, start);
    await input.pressSequentially('a/b');
    await expect(input).toHaveValue('a/b');
  });

  test('Control+k searches for the text that is selected on the page', async ({ page }) => {
    const input = await openSearch(page, onFixture('/docs/reference/values.yaml'));
    await input.press('Escape');
    await page.getByRole('heading', { name: 'Fields of a widget' }).selectText();
    await page.keyboard.press('Control+k');
    await expect(input).toHaveValue('Fields of a widget');
    await expect(activeOption(page)).toContainText('Fields of a widget');
  });

  test('/ can be switched off, and the choice is kept', async ({ page }) => {
    await page.goto(onFixture('/search'));
    await page.getByRole('checkbox', { name: 'Open search with the / key' }).uncheck();
    await page.goto(start);
    await page.keyboard.press('/');
    await expect(plainInput(page)).not.toBeFocused();
    await expect(page.locator('[data-search] kbd')).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(searchInput(page)).toBeFocused();
  });

  for (const width of [360, 1280])
    test(`nothing typed before the code is there is lost at ${width} px`, async ({ page }) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await withoutInsights(page);
      await page.route('**/search.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(start, { waitUntil: 'domcontentloaded' });
      await turnToSearch(page);
      await expect(plainInput(page)).toBeFocused();
      await page.keyboard.type('wodget');
      for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
      release();
      await expect(searchInput(page)).toBeFocused();
      await page.keyboard.press('Backspace');
      await page.keyboard.type('i');
      await expect(searchInput(page)).toHaveValue('widget');
      await expect(activeOption(page)).toContainText('Widget scanner');
    });
});

test.describe('the results', () => {
  test('are grouped by page, with the way to it, its type and an excerpt in which the words are marked', async ({
    page,
  }) => {
    await searchFor(page, start, 'widget');
    const group = page.getByRole('group', { name: /Docs.*Reference.*values\.yaml/ });
    await expect(group.getByRole('option').first()).toHaveText(/^Fields of a widget/);
    await expect(group.locator('mark').first()).toHaveText(/widget/i);
    await expect(page.getByRole('option').first().locator('mark').first()).toHaveText('Widget');
  });

  test('are at most as many as the site says, and lead on to all of them', async ({ page }) => {
    await searchFor(page, start, 'page');
    await expect(page.getByRole('group').getByRole('option').filter({ hasNotText: 'Show all' })).toHaveCount(8);
    await page.getByRole('option', { name: /Show all \d+ results/ }).click();
    await expect(page).toHaveURL(onFixture('/search?q=page'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('say when no page has the words themselves, or not all of them', async ({ page }) => {
    const input = await searchFor(page, start, 'firts');
    await expect(page.getByText('No page has these words. These have similar ones.').first()).toBeVisible();
    await expect(activeOption(page)).toContainText('First page');
    await input.fill('shelf zebra');
    await expect(page.getByText('No page has all these words. These have some of them.').first()).toBeVisible();
    await expect(activeOption(page)).toContainText('Fragile page');
  });

  test('that do not exist are said so, and the page of the search is one key away', async ({ page }) => {
    await openSearch(page, start);
    await page.keyboard.type('xqzxqz');
    await expect(page.getByText('No results found.').first()).toBeVisible();
    await expect(searchInput(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(onFixture('/search?q=xqzxqz'));
  });

  test('are told to a screen reader when the typing rests', async ({ page }) => {
    await searchFor(page, start, 'widget');
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ results\.$/);
    await searchInput(page).fill('xqzxqz');
    await expect(page.getByRole('banner').getByRole('status')).toHaveText('No results found.');
  });

  test('are those of the docs version that is read', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await searchFor(page, onFixture('/docs/1.x/guide/first'), 'first');
    await expect(activeOption(page)).toHaveAttribute('href', /^\/preview\/docs\/1\.x\/guide\/first/);
    expect(asked.filter((url) => url.includes('docs-default-current'))).toEqual([]);
  });

  test('follow the version as the reader goes from one to the other', async ({ page }) => {
    const input = await searchFor(page, start, 'first');
    await expect(activeOption(page)).toHaveAttribute('href', /\/docs\/guide\/first/);
    await input.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('banner').getByRole('link', { name: '1.x', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/1\.x/);
    await input.fill('first page');
    await expect(activeOption(page)).toHaveAttribute('href', /^\/preview\/docs\/1\.x\/guide\/first/);
  });
});

test('the whole of a search on the main site is quiet', async ({ page }) => {
  const troubles = watchForTrouble(page, mainSite);
  await searchFor(page, `${mainSite.origin}/docs`, 'scan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=scan/);
  await expect(page.getByRole('complementary', { name: 'Marked words' })).toBeVisible();
  expect(troubles).toEqual([]);
});
