import { expect, test } from '@playwright/test';
import { untilHydrated } from './support/open';

const page1 = '/docs/getting-started/installation';

test('the runtime waits for a sign of the reader', async ({ page }) => {
  await page.goto(page1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => document.querySelectorAll('script[src*="/_next/static/chunks/"]:not([nomodule])').length),
  ).toBe(0);
  await page.mouse.move(4, 4);
  await untilHydrated(page);
});

test('the runtime starts by itself for a reader who gives no sign', async ({ page }) => {
  await page.goto(page1);
  await untilHydrated(page);
});

test('a button pressed before the runtime is there takes effect', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/data/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(page1, { waitUntil: 'commit' });
  const tab = page.getByRole('tab', { name: 'Helm repository' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('under Save-Data nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(page1);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await expect(page.locator('link[rel=preload][as=script]')).toHaveCount(0);
});
