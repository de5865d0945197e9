import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/one-tab';
import { open } from './support/open';
import { onFixture } from './support/sites';

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const currentOf = (page: Page) => contentsOf(page).locator('[aria-current="location"]');

test('the table of contents lists the levels that the site is configured for', async ({ page }) => {
  await open(page, onFixture('/docs/dialect'));
  await expect(contentsOf(page).getByRole('link', { name: 'Admonitions' })).toHaveAttribute('href', '#admonitions');
  await expect(contentsOf(page).getByRole('link', { name: 'An anchor without its own id' })).toBeVisible();
  await expect(contentsOf(page).getByRole('link', { name: 'Fourth level' })).toBeVisible();
});

test('a page can set levels of its own', async ({ page }) => {
  await open(page, onFixture('/docs/toc-levels'));
  await expect(contentsOf(page).getByRole('link')).toHaveText(['Third level']);
});

test('the heading that is being read is marked while the page scrolls', async ({ page }) => {
  await open(page, onFixture('/docs/long'));
  await page.getByRole('heading', { name: 'Five' }).evaluate((heading) => heading.scrollIntoView());
  await expect(currentOf(page)).toHaveText(['Five']);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(currentOf(page)).toHaveText(['Ten']);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(currentOf(page)).toHaveCount(0);
});

test('in forced colors the entry of the heading being read looks unlike the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, onFixture('/docs/long#three'));
  await expect(currentOf(page)).toHaveText(['Three']);
  const colorOf = (entry: Locator): Promise<string> => entry.evaluate((link) => getComputedStyle(link).color);
  const other = contentsOf(page).getByRole('link', { name: 'Four' });
  expect(await colorOf(currentOf(page))).not.toBe(await colorOf(other));
});

test('an entry leads to its heading and is then marked', async ({ page }) => {
  await open(page, onFixture('/docs/long'));
  await contentsOf(page).getByRole('link', { name: 'Three' }).click();
  await expect(page).toHaveURL(onFixture('/docs/long#three'));
  await expect(page.getByRole('heading', { name: 'Three' })).toBeInViewport();
  await expect(currentOf(page)).toHaveText(['Three']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const opener = (page: Page) => page.getByRole('group').getByText('On this page');

  test('the table of contents is folded away above the text', async ({ page }) => {
    await open(page, onFixture('/docs/long'));
    await expect(contentsOf(page)).toBeHidden();
    await opener(page).click();
    await contentsOf(page).getByRole('link', { name: 'Four' }).click();
    await expect(page.getByRole('heading', { name: 'Four' })).toBeInViewport();
  });

  test('it stays in view on scrolling, names the current section, and closes after a choice', async ({ page }) => {
    await open(page, onFixture('/docs/long#eight'));
    const navbar = await page.getByRole('banner').boundingBox();
    const bar = await opener(page).boundingBox();
    expect(Math.abs((bar?.y ?? 0) - (navbar?.height ?? 0))).toBeLessThan(2);
    await expect(opener(page)).toHaveAttribute('data-current', ' · Eight');
    await opener(page).click();
    await contentsOf(page).getByRole('link', { name: 'Three' }).click();
    await expect(contentsOf(page)).toBeHidden();
    // Below the bar, not under it.
    const heading = await page.getByRole('heading', { name: 'Three' }).boundingBox();
    expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(opener(page)).toHaveAttribute('data-current', ' · Three');
  });

  test('the search of the browser finds the text, not an entry that would open over it', async ({ page }) => {
    await page.goto(onFixture('/docs/long#:~:text=Eight'));
    await expect(page.getByRole('heading', { name: 'Eight' })).toBeInViewport();
    await expect(contentsOf(page)).toBeHidden();
  });

  test('a key closes it and gives the focus back', async ({ page }) => {
    await open(page, onFixture('/docs/long#eight'));
    await opener(page).press('Enter');
    await expect(contentsOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(contentsOf(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test('beside a sidebar, too, it stays in view, and typing into the search box does not scroll the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await open(page, onFixture('/docs/long'));
  await page.evaluate(() => scrollTo(0, 500));
  for (const key of ['/', ...'widget', 'Escape']) await page.keyboard.press(key);
  await expect(page.getByRole('group').getByText('On this page')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(500);
});
