import { expect, type LaunchOptions, type Page, test as base } from '@playwright/test';
import { strings } from '../lib/config/strings';

/** A browser whose default text is twice as large (WCAG 1.4.4): unlike page zoom, this enlarges words but not the screen. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
    { scope: 'worker' },
  ],
});

test.use({ viewport: { width: 360, height: 740 } });

const oneOfEachKind = [
  '/',
  '/docs',
  '/docs/scanners',
  '/docs/scanners/nmap',
  // Has the longest options.
  '/docs/scanners/git-repo-scanner',
  '/docs/getting-started/installation',
  '/docs/api/crds/scan-completion-hook',
  '/blog',
  '/blog/archive',
  '/blog/tags',
  '/blog/2022/01/18/log4shell',
  '/search?q=scan',
  '/tools/check',
  '/tools/build',
  '/tools/errors',
  '/nothing-here',
];

const textSize = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test('every kind of page fits a phone whose text is twice as large', async ({ page }) => {
  for (const route of oneOfEachKind) {
    await page.goto(route);
    expect(await textSize(page)).toBe('32px');
    // The filters of the search come with its results.
    if (route.startsWith('/search')) await expect(page.getByLabel('Section')).toBeVisible();
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(360);
  }
});

for (const width of [640, 1280])
  test(`nothing is cut off or overlaps at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const route of ['/', '/search?q=nmap', '/docs', '/docs/scanners', '/tools/build', '/tools/check']) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(width);
      const [brand, next] = await page
        .locator('.navbar-inner > :is(.brand, nav, .site-search, .navbar-controls):visible')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
      const words = await page.locator('.navbar .brand > span').boundingBox();
      expect((words?.x ?? 0) + (words?.width ?? brand?.right ?? 0), route).toBeLessThanOrEqual(next?.left ?? 0);
    }
  });

test('menu and search have room for their buttons and the typed text', async ({ page }) => {
  await page.goto('/docs/scanners/nmap');
  await page.getByRole('button', { name: strings.mobileMenu.open }).click();
  const name = await page.locator('.site-menu-title > span').boundingBox();
  const close = await page.getByRole('button', { name: strings.mobileMenu.close }).boundingBox();
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('values');
  const field = await page.getByRole('search').getByLabel('Search').boundingBox();
  expect(field?.width).toBeGreaterThan(90);
});

test('the actions menu of a page opens within the screen', async ({ page }) => {
  await page.goto('/docs/scanners/nmap');
  const actions = page.locator('.page-actions');
  await actions.getByText(strings.pageActions.title, { exact: true }).click();
  const box = await actions.getByRole('list').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});
