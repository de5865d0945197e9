import { expect, type Page, test } from '@playwright/test';
import { goBack, test as cacheTest } from './support/back-forward-cache';
import { open, startRuntime } from './support/open';
import { markDocument } from './support/same-document';
import { addressOf, mainSite, onFixture } from './support/sites';

const toggle = (page: Page) => page.getByRole('button', { name: 'Dark mode' });
const root = (page: Page) => page.locator('html');
const surface = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test.describe('with a system set to dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the page is light until the reader chooses', async ({ page }) => {
    await page.goto('/');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await expect(root(page)).toHaveCSS('color-scheme', 'light');
  });
});

test('readers who prefer more contrast get no muted text', async ({ page }) => {
  const quiet = page.getByRole('navigation', { name: 'Breadcrumbs' });
  const color = (): Promise<string> => quiet.evaluate((element) => getComputedStyle(element).color);
  await page.goto('/docs/scanners/nmap');
  const usual = await color();
  await page.emulateMedia({ contrast: 'more' });
  expect(await color()).not.toBe(usual);
  await expect(page.locator('body')).toHaveCSS('color', await color());
});

test('the toggle changes the mode and says which one is on', async ({ page }) => {
  await open(page, '/');
  const light = await surface(page);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(root(page)).toHaveCSS('color-scheme', 'dark');
  expect(await surface(page)).not.toBe(light);
  await toggle(page).press('Space');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await surface(page)).toBe(light);
});

test('the choice applies before the first paint of the next page', async ({ page }) => {
  await open(page, '/');
  await toggle(page).click();
  // The page itself records the color mode of its very first paint.
  await page.addInitScript(() => {
    new PerformanceObserver((list, observer) => {
      Reflect.set(window, 'themeAtFirstPaint', document.documentElement.dataset['theme']);
      observer.disconnect();
    }).observe({ type: 'paint', buffered: true });
    new MutationObserver((_records, observer) => {
      if (!document.body) return;
      Reflect.set(window, 'themeAtBody', document.documentElement.dataset['theme']);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'themeAtFirstPaint') as unknown)).toBe('dark');
  expect(await page.evaluate(() => Reflect.get(window, 'themeAtBody') as unknown)).toBe('dark');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a site can hide the toggle, and then a choice made elsewhere does not count', async ({ page }) => {
  await page.goto(onFixture('/'));
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(toggle(page)).toHaveCount(0);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('a page open in another tab follows the choice', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await open(one, '/');
  await open(other, '/');
  await toggle(one).click();
  await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
});

cacheTest('a page from the back-forward cache does not show its old color mode', async ({ page }) => {
  await open(page, addressOf(mainSite, '/docs'));
  const isKept = await markDocument(page);
  await open(page, addressOf(mainSite, '/blog'));
  await goBack(page);
  expect(await isKept()).toBe(true);
  await open(page, addressOf(mainSite, '/blog'));
  await toggle(page).click();
  await goBack(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await isKept()).toBe(false);
});

test('in forced colors, drawings match the background of the system, whatever was chosen', async ({ page }) => {
  const ink = (): Promise<string> =>
    page
      .locator('.diagram text')
      .first()
      .evaluate((text) => getComputedStyle(text).fill);
  const inks: string[] = [];
  await open(page, '/docs/architecture/runtime_view');
  for (const forcedColors of ['none', 'active'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors, colorScheme });
      inks.push(await ink());
    }
  await page.emulateMedia({ forcedColors: 'none' });
  await toggle(page).click();
  const [light, dark] = [inks[0], await ink()];
  expect(inks).toEqual([light, light, light, dark]);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  expect(await ink()).toBe(light);
});

/** Changes that scripts make to a page before hydration: on a mismatch, React would render the whole document again. */
const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/docs/scanners': async (page) => {
    await page.getByRole('searchbox', { name: 'Search scanners' }).fill('zap');
    await expect(page.getByText(/^\d of 24 scanners$/)).toBeVisible();
  },
  '/tools/build': (page) =>
    expect(page.getByRole('textbox', { name: 'Manifest', exact: true })).toHaveValue(/kind: Scan/),
  '/tools/check': async (page) => {
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect(page.getByText('Line 6')).toBeVisible();
  },
  '/tools/errors': async (page) => {
    await page.getByRole('button', { name: 'Show an example' }).click();
    await expect(page.getByText('known problems match, best first')).toBeVisible();
  },
};

for (const [route, change] of Object.entries(changes))
  test(`${route} stays in the chosen mode, and unchanged, when React hydrates it`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await open(page, route);
    await toggle(page).click();
    await change(page);
    await startRuntime(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(root(page)).toHaveAttribute('data-js');
    expect(errors).toEqual([]);
  });
