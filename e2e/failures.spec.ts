import { expect, type Page, type Route, test } from '@playwright/test';
import { open, startRuntime } from './support/open';
import { lateScripts } from './support/late-scripts';
import { fileOfRoute, fixtureSite, onFixture, readExported } from './support/sites';

const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Fragile page' });
const isPageData = (url: URL): boolean => url.pathname.endsWith('.txt');

/** Scripts of a page's runtime, which its starter names. */
const scriptsOf = (route: string): string[] =>
  [
    ...lateScripts(fixtureSite, readExported(fixtureSite, fileOfRoute(route))).matchAll(
      /\/_next\/static\/chunks\/\S+\.js/g,
    ),
  ].map(([script]) => script);

/** Scripts that a page needs and that the page before it did not. */
function ownScripts(route: string, before: string): readonly string[] {
  const known = new Set(scriptsOf(before));
  return [...new Set(scriptsOf(route).filter((script) => !known.has(script)))];
}

test.describe('a page that throws', () => {
  test('says that it crashed and why, and tries again when asked to', async ({ page }) => {
    await open(page, onFixture('/docs/fragile'));
    await page.getByRole('button', { name: 'Lean on the shelf' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page crashed' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'The shelf fell down',
      'Caused by A screw was missing',
    ]);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fragile page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lean on the shelf' })).toBeVisible();
  });

  test('lets the reader go on to another page', async ({ page }) => {
    await open(page, onFixture('/docs/fragile'));
    await page.getByRole('button', { name: 'Lean on the shelf' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page crashed' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture blog');
  });
});

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test.describe('a page whose script cannot be loaded', () => {
  test('is loaded whole, once; where that does not help, a red box offers to try again', async ({ page }) => {
    const scripts = ownScripts('/docs/guide/first', '/blog');
    expect(scripts.length).toBeGreaterThan(0);
    const isOwnScript = (url: URL): boolean => scripts.some((script) => url.pathname.endsWith(script));
    const guide = page.getByRole('banner').getByRole('link', { name: 'Guide' });
    const title = page.getByRole('heading', { level: 1, name: 'First page' });

    await open(page, onFixture('/blog'));
    await page.route(isOwnScript, (route) => route.abort());
    const loads = countLoads(page);
    await guide.click();
    await expect(title).toBeVisible();
    await expect.poll(loads).toBe(1);

    await open(page, onFixture('/blog'));
    await guide.click();
    const box = page.getByRole('alert').filter({ hasText: 'This part of the page could not be loaded.' });
    await expect(box).toBeVisible();
    expect(loads()).toBe(2);

    await page.unroute(isOwnScript);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(title).toBeVisible();
    await startRuntime(page);
    expect(loads()).toBe(3);
  });
});

test.describe('a page whose data cannot be loaded', () => {
  for (const [how, fail] of [
    ['does not answer', (route: Route) => route.abort()],
    ['answers with an error', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
  ] as const)
    test(`is loaded whole, once, where the host ${how}`, async ({ page }) => {
      await open(page, onFixture('/docs'));
      const loads = countLoads(page);
      await page.route(isPageData, fail);
      await link(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Fragile page' })).toBeVisible();
      await startRuntime(page);
      expect(loads()).toBe(1);
    });
});

test.describe('a page whose data comes late', () => {
  /** Holds page data back until the returned function is called. */
  async function holdPageData(page: Page): Promise<() => void> {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(isPageData, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  test('shows a progress bar after 200 ms, and the old page until it is there', async ({ page }) => {
    await open(page, onFixture('/docs'));
    const release = await holdPageData(page);
    await link(page).click();
    const bar = page.locator('[class*="progress"]');
    await expect.poll(() => bar.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(0);
    const [animation] = await bar.evaluate((element) =>
      element.getAnimations().map((each) => Number(each.effect?.getComputedTiming().delay)),
    );
    expect(animation).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture handbook');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fragile page');
    await expect(bar).toHaveCount(0);
  });

  test('gives way to a page that the reader chose after it', async ({ page }) => {
    await open(page, onFixture('/docs'));
    const release = await holdPageData(page);
    await link(page).click();
    await page.getByRole('main').getByRole('link', { name: 'dialect' }).click();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dialect');
    await expect(page).toHaveURL(onFixture('/docs/dialect'));
  });
});
