import { expect, type LaunchOptions, type Page, test as base } from '@playwright/test';
import { strings } from '../lib/config/strings';

/** In a browser whose reader has set text twice as large (WCAG 1.4.4): unlike a zoom of the page, this widens words and not the screen. */
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

for (const route of oneOfEachKind)
  test(`${route} fits a phone whose text is twice as large`, async ({ page }) => {
    await page.goto(route);
    expect(await textSize(page)).toBe('32px');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });

test('the actions of a page open within the screen', async ({ page }) => {
  await page.goto('/docs/scanners/nmap');
  const actions = page.locator('.page-actions');
  await actions.getByText(strings.pageActions.title, { exact: true }).click();
  const box = await actions.getByRole('list').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
});
