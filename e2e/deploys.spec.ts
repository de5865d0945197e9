import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/deploys';
import { failRequests } from './support/hold';
import { openHydrated, startRuntime, touchLink } from './support/open';
import { addressOf } from './support/sites';
import { watchForTrouble } from './support/trouble';

const live = (page: Page): Locator => page.locator('[data-live="react"]');
const redBox = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const isChunk = (url: URL): boolean => /\/_next\/static\/chunks\/.*\.js$/.test(url.pathname);

// Each test publishes two builds on its own host.
test.describe.configure({ timeout: 90_000 });

/** Edits the live block and waits for its result. */
async function useLiveCode(page: Page): Promise<void> {
  await live(page).scrollIntoViewIfNeeded();
  await expect(live(page).locator('[data-status]')).toHaveText('Up to date');
  await live(page).getByRole('textbox', { name: 'Code editor' }).fill('<p>Written by a reader</p>');
  await expect(live(page).frameLocator('iframe:not([data-hidden])').getByRole('group', { name: 'Result' })).toHaveText(
    'Written by a reader',
  );
}

/** Counts the documents that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

test.describe('a tab that was opened before a new build was published', () => {
  test('goes on through pages, live code and back with no error', async ({ page, host }) => {
    const troubles = watchForTrouble(page, host.site);
    await openHydrated(page, addressOf(host.site, '/docs'));
    host.deploy('retained');

    await page.getByRole('main').getByRole('link', { name: 'dialect' }).click();
    await expect(page.getByText('The next build has a paragraph')).toBeVisible();
    await startRuntime(page);
    await useLiveCode(page);
    await expect(live(page)).toHaveAttribute('data-build', 'next');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture blog');
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture handbook');
    expect(troubles).toEqual([]);
  });

  test('starts with the files of its own build', async ({ page, host }) => {
    const troubles = watchForTrouble(page, host.site);
    await page.goto(addressOf(host.site, '/docs/dialect'));
    host.deploy('retained');
    await startRuntime(page);
    await useLiveCode(page);
    await expect(live(page)).not.toHaveAttribute('data-build');
    expect(troubles).toEqual([]);
  });

  test('is reloaded once if the host dropped the files of its build', async ({ page, host }) => {
    await page.goto(addressOf(host.site, '/docs/dialect'));
    const loads = countLoads(page);
    host.deploy('dropped');
    await touchLink(page);
    await expect(page.getByText('The next build has a paragraph')).toBeVisible();
    await startRuntime(page);
    await useLiveCode(page);
    expect(loads()).toBe(1);
  });
});

test.describe('a page whose runtime cannot be loaded', () => {
  test('is reloaded once; then a red box below the text offers to try again', async ({ page, host }) => {
    const restore = await failRequests(page, isChunk);
    await page.goto(addressOf(host.site, '/docs/dialect'));
    const loads = countLoads(page);
    await touchLink(page);
    await expect.poll(loads).toBe(1);
    await touchLink(page);
    await expect(redBox(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads()).toBe(1);

    restore();
    await redBox(page).getByRole('button', { name: 'Retry' }).click();
    await expect.poll(loads).toBe(2);
    await startRuntime(page);
    await expect(redBox(page)).toBeHidden();
  });

  test('keeps its text while the host does not answer', async ({ page, context, host }) => {
    await page.goto(addressOf(host.site, '/docs/dialect'));
    const loads = countLoads(page);
    await context.setOffline(true);
    await touchLink(page);
    await expect(redBox(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads()).toBe(0);
  });
});
