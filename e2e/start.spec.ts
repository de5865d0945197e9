import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '../scripts/until-hydrated';
import { readClipboard } from './support/clipboard';
import { open } from './support/open';

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

/** Holds the runtime back until the function it gives is called. */
async function holdRuntime(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/data/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a button pressed before the runtime is there takes effect', async ({ page }) => {
  const release = await holdRuntime(page);
  await page.goto(page1, { waitUntil: 'commit' });
  const tab = page.getByRole('tab', { name: 'AWS, IAM role' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test.describe('where only a click itself may write to the clipboard, as in WebKit', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { clipboard } = navigator;
      for (const name of ['write', 'writeText'] as const) {
        const write: (value: never) => Promise<void> = clipboard[name].bind(clipboard);
        clipboard[name] = (value: unknown) =>
          window.event?.isTrusted === true
            ? write(value as never)
            : Promise.reject(new DOMException('too late', 'NotAllowedError'));
      }
    }),
  );

  for (const [name, said, text] of [
    ['Copy code', 'Copied the code', 'kubectl version'],
    ['Copy page as Markdown', 'Copied the page as Markdown', '# Installation'],
  ] as const) {
    test(`"${name}" copies when it is pressed before the runtime is there`, async ({ page }) => {
      const release = await holdRuntime(page);
      await page.goto(page1, { waitUntil: 'commit' });
      await page.getByRole('button', { name }).first().click();
      release();
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
      expect(await readClipboard(page)).toContain(text);
    });

    test(`"${name}" copies when it is pressed later`, async ({ page }) => {
      await open(page, page1);
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
      expect(await readClipboard(page)).toContain(text);
    });
  }
});

test('under Save-Data nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(page1);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 })));
  await expect(page.locator('link[rel=preload][as=script]')).toHaveCount(0);
});
