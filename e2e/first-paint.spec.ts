import { expect, type Page, test } from '@playwright/test';

const longPage = '/docs/scanners/nmap';

/** Notes, when the page is parsed, whether its footer is left out of the first paint. */
const noteFirstPaint = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const footer = document.querySelector('footer[data-later]');
      Object.assign(self, { leftOut: footer !== null && getComputedStyle(footer).contentVisibility === 'auto' });
    }),
  );
const isLeftOut = (page: Page): Promise<unknown> => page.evaluate(() => 'leftOut' in self && self.leftOut);

const untilLaidOut = (page: Page): Promise<void> => expect(page.locator('[data-first-paint]')).toHaveCount(0);
const height = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
const distanceFromTop = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id);

for (const address of ['/', longPage, '/blog/2022/01/18/log4shell'])
  test(`what the first paint leaves out of ${address} is laid out when the browser is idle`, async ({ page }) => {
    await noteFirstPaint(page);
    await page.goto(address);
    expect(await isLeftOut(page)).toBe(true);
    await untilLaidOut(page);
    await expect(page.locator('[data-laid-out]')).toHaveCount(0);
    const afterwards = await height(page);
    await page.reload();
    expect(await isLeftOut(page)).toBe(false);
    expect(await height(page)).toBe(afterwards);
  });

test('a reader who comes back finds the place they left', async ({ page }) => {
  await noteFirstPaint(page);
  await page.goto(longPage);
  await untilLaidOut(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.7));
  const place = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a reader who comes for a place of the page stands at it', async ({ page }) => {
  await noteFirstPaint(page);
  await page.goto(`${longPage}#helm-values`);
  expect(await isLeftOut(page)).toBe(false);
  await expect.poll(() => distanceFromTop(page, 'helm-values')).toBeLessThan(120);
});

test('a reader who chooses a place while the rest is laid out stands at it in the end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(longPage, { waitUntil: 'commit' });
  await page.locator('[data-toc] a[href="#helm-values"]').last().click();
  await untilLaidOut(page);
  await expect.poll(() => distanceFromTop(page, 'helm-values')).toBeLessThan(120);
  expect(await distanceFromTop(page, 'helm-values')).toBeGreaterThan(0);
});

test('paper leaves nothing out', async ({ page }) => {
  await page.addInitScript(() => Object.assign(self, { requestIdleCallback: () => 0 }));
  await page.goto(longPage);
  await expect(page.locator('footer[data-later]')).toHaveCSS('content-visibility', 'auto');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('footer[data-later]')).toHaveCSS('content-visibility', 'visible');
});
