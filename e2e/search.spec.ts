import { expect, test as apart } from '@playwright/test';
import { openSearchBox, searchBoxInput } from '../scripts/search-box';
import { test } from './support/one-tab';
import { startRuntime } from './support/open';
import { hold } from './support/hold';
import {
  activeOption,
  openSearch,
  options,
  panel,
  searchFiles,
  searchFor,
  searchInput,
  searchStatus,
} from './support/search';
import { mainSite, onFixture } from './support/sites';
import { watchForTrouble } from './support/trouble';

const start = onFixture('/docs/long');
const widget = onFixture('/docs/scanners/widget?q=widget');

test.describe('the way to the search box', () => {
  test('does not scroll the page, and typing does not either', async ({ page }) => {
    await page.goto(start);
    await page.evaluate(() => scrollTo(0, 500));
    for (const key of ['/', ...'widget']) await page.keyboard.press(key);
    await expect(activeOption(page)).toContainText('Widget scanner');
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });

  test('/ and words typed at once search an untouched page, which has loaded nothing of search before', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(start);
    expect(asked.filter((path) => path.includes('search'))).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('wid/get');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Backspace');
    await expect(searchInput(page)).toHaveValue('widget');
    await expect(activeOption(page)).toContainText('Widget scanner');
    // Only this version's, and docs first.
    const indexes = asked.filter((path) => path.includes('/search-index-'));
    expect(indexes).toEqual(['/preview/search-index-docs-default-current.json', '/preview/search-index-default.json']);
  });

  test('Control+k searches for the text that is selected on the page', async ({ page }) => {
    await page.goto(onFixture('/docs/reference/values.yaml'));
    await page.getByRole('heading', { name: 'Fields of a widget' }).selectText();
    await page.keyboard.press('Control+k');
    await expect(searchInput(page)).toHaveValue('Fields of a widget');
    await expect(activeOption(page)).toContainText('Fields of a widget');
  });

  test('/ can be switched off, and the choice is saved', async ({ page }) => {
    await page.goto(onFixture('/search'));
    const choice = page.getByRole('checkbox', { name: /^Keys: \// });
    // Choices made before the script has loaded are not saved.
    await expect(searchInput(page)).toBeAttached();
    await choice.uncheck();
    await page.goto(start);
    await page.keyboard.press('/');
    await expect(searchBoxInput(page)).not.toBeFocused();
    await expect(page.locator('[data-search] kbd')).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(searchInput(page)).toBeFocused();
  });

  test('the Tab key reaches the box by its button, even while the code of the box is loading', async ({ page }) => {
    await page.goto(start);
    const submit = page.locator('[data-search]').getByRole('button', { name: 'Submit' });
    await page.keyboard.press('Tab');
    while (!(await submit.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(searchInput(page)).toBeFocused();
  });

  test('nothing typed before the code has loaded is lost', async ({ page }) => {
    const release = await hold(page, searchFiles.script);
    await page.goto(start, { waitUntil: 'domcontentloaded' });
    await openSearchBox(page);
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
  test('are grouped by page, with the way to it and an excerpt in which the words are marked, and are told', async ({
    page,
  }) => {
    await searchFor(page, start, 'widget');
    const group = page.getByRole('group', { name: /Docs.*Reference.*values\.yaml/ });
    await expect(group.getByRole('option').first()).toHaveText(/^Fields of a widget/);
    await expect(group.locator('mark').first()).toHaveText(/widget/i);
    const status = page.getByRole('banner').getByRole('status');
    await expect(status).toHaveText(/^\d+ results\.$/);
    await searchInput(page).fill('xqzxqz');
    await expect(status).toHaveText('No results found.');
    await expect(searchInput(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(onFixture('/search?q=xqzxqz'));
  });

  test('are at most as many as the site says, and lead on to all of them', async ({ page }) => {
    await searchFor(page, start, 'page');
    await expect(page.getByRole('group').getByRole('option').filter({ hasNotText: 'Show all' })).toHaveCount(8);
    await page.getByRole('option', { name: /Show all \d+ results/ }).click();
    await expect(page).toHaveURL(onFixture('/search?q=page'));
  });

  test('say when no page has the words themselves, or not all of them', async ({ page }) => {
    const input = await searchFor(page, start, 'firts');
    await expect(page.getByText('No page has these words. These pages have similar ones.').first()).toBeVisible();
    await expect(activeOption(page)).toContainText('First page');
    await input.fill('shelf zebra');
    await expect(page.getByText('No page has all these words. These pages have some of them.').first()).toBeVisible();
    await expect(activeOption(page)).toContainText('Fragile page');
  });

  test('are those of the docs version being read, even after the reader goes to another one', async ({ page }) => {
    const input = await searchFor(page, start, 'first');
    await expect(activeOption(page)).toHaveAttribute('href', /\/docs\/guide\/first/);
    await startRuntime(page);
    await input.press('Escape');
    await page.getByRole('banner').locator('summary', { hasText: 'Versions' }).click();
    await page.getByRole('banner').getByRole('link', { name: '1.x', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/1\.x/);
    await input.fill('first page');
    await expect(activeOption(page)).toHaveAttribute('href', /^\/preview\/docs\/1\.x\/guide\/first/);
  });

  test('open by the pointer, in a new tab with a modifier key, all without errors', async ({ page }) => {
    const troubles = watchForTrouble(page, mainSite);
    await searchFor(page, `${mainSite.origin}/docs`, 'scan');
    await options(page).nth(1).hover();
    const address = (await options(page).nth(1).getAttribute('href')) ?? '-';
    await expect(activeOption(page)).toHaveAttribute('href', address);
    const opened = page.context().waitForEvent('page');
    await activeOption(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(mainSite.origin + address);
    await expect(panel(page)).toBeVisible();
    await activeOption(page).click();
    await expect(page).toHaveURL(mainSite.origin + address);
    await expect(page.getByRole('complementary', { name: 'Marked words' })).toBeVisible();
    expect(troubles).toEqual([]);
  });
});

test.describe('the keys', () => {
  test('arrows move the active result around, and Enter opens it', async ({ page }) => {
    const input = await searchFor(page, start, 'widget');
    await expect(activeOption(page)).toContainText('Widget scanner');
    await page.keyboard.press('ArrowUp');
    await expect(activeOption(page)).toHaveText('Show on the search page');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(activeOption(page)).toContainText('Fields of a widget');
    await expect(input).toHaveAttribute('aria-activedescendant', (await activeOption(page).getAttribute('id')) ?? '-');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(onFixture('/docs/reference/values.yaml?q=widget#fields'));
    await expect(page.getByRole('heading', { name: 'Fields of a widget' })).toBeInViewport();
  });

  test('Enter before the answer has arrived opens its first result when it arrives', async ({ page }) => {
    const release = await hold(page, searchFiles.indexes);
    await openSearch(page, start);
    await page.keyboard.type('widget');
    await page.keyboard.press('Enter');
    await expect.poll(() => searchStatus(page)).toBe('stalled');
    await expect(page).toHaveURL(start);
    release();
    await expect(page).toHaveURL(widget);
  });

  test('Escape closes the panel, then clears the query; Tab closes it and chooses nothing', async ({ page }) => {
    const input = await searchFor(page, start, 'widget');
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
    await expect(input).not.toBeFocused();
    await expect(page).toHaveURL(start);
    await input.click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(input).toHaveValue('widget');
    await page.keyboard.press('Escape');
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
  });

  for (const key of ['Meta', 'Shift'])
    test(`${key} and Enter open the result in a new page`, async ({ page }) => {
      await searchFor(page, start, 'widget');
      const opened = page.context().waitForEvent('page');
      await page.keyboard.press(`${key}+Enter`);
      await expect(await opened).toHaveURL(widget);
      await expect(page).toHaveURL(start);
    });

  test('the buttons: Clear empties the box and leaves the reader in it, Submit shows all results', async ({ page }) => {
    const input = await searchFor(page, start, 'widget');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await expect(panel(page)).toBeHidden();
    await input.fill('widget');
    await page.getByRole('search', { name: 'Site search' }).getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(onFixture('/search?q=widget'));
  });
});

test('recent searches are offered when the box is empty, and can be cleared', async ({ page }) => {
  for (const query of ['widget', 'dialect']) {
    await searchFor(page, start, query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${query}`));
  }
  const input = await openSearch(page, start);
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  await expect(recent).toHaveText(['dialect', 'widget', 'Clear recent searches']);
  await expect(activeOption(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('widget');
  await expect(activeOption(page)).toContainText('Widget scanner');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await input.click();
  await page.getByRole('option', { name: 'Clear recent searches' }).click();
  await expect(panel(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('[]');
});

apart.describe('on a phone', () => {
  apart.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  apart('a tap and words typed at once search, over the whole screen; a tap opens a result', async ({ page }) => {
    const release = await hold(page, searchFiles.script);
    await page.goto(start, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).tap();
    await page.keyboard.type('widget');
    release();
    await expect(activeOption(page)).toContainText('Widget scanner');
    const screen = page.locator('#search:popover-open');
    expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    for (const name of ['Clear', 'Cancel', 'Submit'])
      await expect(screen.getByRole('button', { name, exact: true })).toBeVisible();
    // As if a tap takes the focus from the box, which closes the on-screen keyboard.
    await searchInput(page).blur();
    await options(page).nth(1).tap();
    await expect(page).toHaveURL(onFixture('/docs/reference/values.yaml?q=widget#fields'));
    await expect(page.locator('#search:popover-open')).toHaveCount(0);
  });

  apart('Cancel and Escape leave full-screen search; the Tab key does not reach what it covers', async ({ page }) => {
    const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
    const screen = page.locator('#search:popover-open');
    const input = await searchFor(page, start, 'widget');
    await screen.getByRole('button', { name: 'Cancel' }).tap();
    await expect(screen).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.tap();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(panel(page)).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let times = 0; times < 5; times++) {
        await page.keyboard.press(key);
        await expect(page.locator(':focus:not(#search *)')).toHaveCount(0);
      }
    await input.fill('dialect');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(input).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(screen).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  apart('a window that grows moves search back into the navbar', async ({ page }) => {
    await openSearch(page, start);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator('#search:popover-open')).toHaveCount(0);
    await expect(searchInput(page)).toBeVisible();
  });
});
