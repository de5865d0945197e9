import { expect, type Page } from '@playwright/test';
import { turnToSearch } from '../scripts/plain-input';
import { test } from './support/one-tab';
import { activeOption, openSearch, options, searchFor, searchInput, searchStatus } from './support/search';
import { onFixture } from './support/sites';

const start = onFixture('/docs/long');
const overScreen = (page: Page) => page.locator('#search:popover-open');
const panel = (page: Page) => page.getByRole('listbox', { name: 'Search results' });

test.describe('the keys', () => {
  test('the Tab key comes to the box by its button, also while the code of the box is on its way', async ({ page }) => {
    await page.goto(start);
    const submit = page.locator('[data-search]').getByRole('button', { name: 'Submit' });
    await page.keyboard.press('Tab');
    while (!(await submit.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
    await expect(submit).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(searchInput(page)).toBeFocused();
  });

  test('arrows move the active result, from the last to the first and back', async ({ page }) => {
    const input = await searchFor(page, start, 'widget');
    await expect(activeOption(page)).toContainText('Widget scanner');
    await expect(input).toHaveAttribute('aria-activedescendant', (await activeOption(page).getAttribute('id')) ?? '-');
    await page.keyboard.press('ArrowDown');
    await expect(activeOption(page)).toContainText('Fields of a widget');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(activeOption(page)).toHaveText('Show on the search page');
    await page.keyboard.press('ArrowDown');
    await expect(activeOption(page)).toContainText('Widget scanner');
    await expect(input).toHaveValue('widget');
  });

  test('Enter opens the active result', async ({ page }) => {
    await searchFor(page, start, 'widget');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(onFixture('/docs/reference/values.yaml?q=widget#fields'));
    await expect(page.getByRole('heading', { name: 'Fields of a widget' })).toBeFocused();
    await expect(panel(page)).toBeHidden();
    await expect(searchInput(page)).toHaveValue('widget');
  });

  test('Enter before the answer is there opens its first result when it comes', async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search-index-*.json', async (route) => {
      await held;
      await route.continue();
    });
    await openSearch(page, start);
    await page.keyboard.type('widget');
    await page.keyboard.press('Enter');
    await expect.poll(() => searchStatus(page)).toBe('stalled');
    await expect(page).toHaveURL(start);
    release();
    await expect(page).toHaveURL(onFixture('/docs/scanners/widget?q=widget'));
  });

  test('Escape closes the panel, then clears the query', async ({ page }) => {
    const input = await searchFor(page, start, 'widget');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('widget');
    await page.keyboard.press('Escape');
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
  });

  test('Tab closes the panel and chooses nothing', async ({ page }) => {
    const input = await searchFor(page, start, 'widget');
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
    await expect(input).not.toBeFocused();
    await expect(input).toHaveValue('widget');
    await expect(page).toHaveURL(start);
  });

  for (const key of ['Control', 'Meta'])
    test(`${key} and Enter open the result in a new tab`, async ({ page }) => {
      await searchFor(page, start, 'widget');
      const opened = page.context().waitForEvent('page');
      await page.keyboard.press(`${key}+Enter`);
      await expect(await opened).toHaveURL(onFixture('/docs/scanners/widget?q=widget'));
      await expect(page).toHaveURL(start);
    });

  test('Shift and Enter open the result in a new window', async ({ page }) => {
    await searchFor(page, start, 'widget');
    await page.evaluate(() => {
      const { open } = window;
      window.open = (...how) => {
        Reflect.set(window, 'opened', how);
        return open.apply(window, how);
      };
    });
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Shift+Enter');
    await expect(await opened).toHaveURL(onFixture('/docs/scanners/widget?q=widget'));
    expect(await page.evaluate(() => Reflect.get(window, 'opened')[2])).toBe('noopener,popup');
    await expect(page).toHaveURL(start);
  });

  test('the pointer chooses too, and with a key opens a tab of its own', async ({ page }) => {
    await searchFor(page, start, 'widget');
    await options(page).nth(1).hover();
    await expect(activeOption(page)).toContainText('Fields of a widget');
    const opened = page.context().waitForEvent('page');
    await options(page)
      .nth(1)
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/values\.yaml\?q=widget#fields$/);
    await expect(panel(page)).toBeVisible();
    await options(page).first().click();
    await expect(page).toHaveURL(onFixture('/docs/scanners/widget?q=widget'));
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('the buttons', () => {
  test('Clear empties the box and leaves the reader in it', async ({ page }) => {
    const input = await searchFor(page, start, 'widget');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await expect(panel(page)).toBeHidden();
  });

  test('Submit shows all results', async ({ page }) => {
    await searchFor(page, start, 'widget');
    await page.getByRole('search', { name: 'Site search' }).getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(onFixture('/search?q=widget'));
    await expect(page.getByRole('main').getByRole('link', { name: 'Widget scanner' })).toBeVisible();
  });
});

test.describe('on a small window', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('search takes the whole screen, and Cancel gives it back', async ({ page }) => {
    await searchFor(page, start, 'widget');
    const dialog = overScreen(page);
    const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    expect([x, y, height]).toEqual([0, 0, 740]);
    // The place of the page's scrollbar stays free, so that nothing moves.
    expect(width).toBeGreaterThan(340);
    for (const name of ['Clear', 'Cancel', 'Submit'])
      await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(start);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
    await turnToSearch(page);
    await expect(searchInput(page)).toBeFocused();
  });

  test('a result leads to its page', async ({ page }) => {
    await searchFor(page, start, 'widget');
    await options(page).nth(1).click();
    await expect(page).toHaveURL(onFixture('/docs/reference/values.yaml?q=widget#fields'));
    await expect(overScreen(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Fields of a widget' })).toBeFocused();
  });

  test('Escape closes the panel, clears the query and gives the screen back, in this order', async ({ page }) => {
    const input = await searchFor(page, start, 'widget');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(input).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(overScreen(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused();
  });

  test('Tab closes the panel and goes on to the buttons', async ({ page }) => {
    await searchFor(page, start, 'widget');
    await page.keyboard.press('Tab');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeFocused();
  });

  test('the Tab key does not lead to what search covers', async ({ page }) => {
    await searchFor(page, start, 'widget');
    for (const key of ['Tab', 'Shift+Tab'])
      for (let times = 0; times < 8; times++) {
        await page.keyboard.press(key);
        await expect(overScreen(page).locator(':focus')).toHaveCount(1);
      }
  });

  test('the results stay when a tap takes the focus from the box', async ({ page }) => {
    const input = await searchFor(page, start, 'widget');
    await input.blur();
    await expect(panel(page)).toBeVisible();
  });

  test('a window that grows takes search back into the navbar', async ({ page }) => {
    await openSearch(page, start);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(overScreen(page)).toHaveCount(0);
    await expect(searchInput(page)).toBeVisible();
  });
});

test.describe('recent searches', () => {
  test('are offered when the box is empty, and can be cleared', async ({ page }) => {
    await searchFor(page, start, 'widget');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=widget/);
    await searchFor(page, start, 'dialect');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=dialect/);

    const input = await openSearch(page, start);
    await input.click();
    await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
      'dialect',
      'widget',
      'Clear recent searches',
    ]);
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

  test('that were stored by something else do no harm', async ({ page }) => {
    await page.goto(start);
    await page.evaluate(() => localStorage.setItem('recent-searches', '[1, {"a": "<b>"}, "<i>kept</i>"'));
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    await (await openSearch(page, start)).click();
    await expect(panel(page)).toBeHidden();
    expect(troubles).toEqual([]);
  });
});
