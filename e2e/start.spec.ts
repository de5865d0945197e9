import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../scripts/until-hydrated';

/** How many of the runtime's files run. */
const runtimeScripts = (page: Page): Promise<number> => page.locator('script[src*="/_next/static/chunks/"]').count();

const page1 = '/docs/getting-started/installation';

test('the runtime waits for a sign of the reader', async ({ page }) => {
  await page.goto(page1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await runtimeScripts(page)).toBe(0);
  await page.mouse.move(4, 4);
  await untilHydrated(page);
});

test('the runtime is fetched ahead, and not started, for a reader who gives no sign', async ({ page }) => {
  await page.goto(page1);
  await expect(page.locator('link[rel=preload][as=script]')).not.toHaveCount(0);
  await page.waitForTimeout(1000);
  expect(await runtimeScripts(page)).toBe(0);
});

test('the runtime starts by itself where the reader comes for a place of the page', async ({ page }) => {
  await page.goto(`${page1}#operator`);
  await untilHydrated(page);
});

test('the runtime starts by itself where the reader made choices before', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('reader-variables', '{"namespace":"mine"}'));
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
  const tab = page.getByRole('tab', { name: 'AWS, IAM role' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('under Save-Data nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(page1);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 })));
  await expect(page.locator('link[rel=preload][as=script]')).toHaveCount(0);
});
