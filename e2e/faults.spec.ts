import { expect, type Page, test } from '@playwright/test';
import { open, touchLink } from './support/open';
import { refuseStorage } from './support/refuse-storage';
import { addressOf, fixtureSite, mainSite, onFixture } from './support/sites';

const pages = ['/docs/dialect', '/docs/guide/first', '/blog', '/'];

/** Keys that the site stores in the browser. */
const keys = [
  'theme',
  'announcement-closed',
  'docs-preferred-version',
  'reader-variables',
  'sidebar.scroll',
  'reloaded',
];

const rubbish = [
  '',
  '{',
  '[]',
  'null',
  '{"__proto__":{"a":1}}',
  '"><script>window.hit=1</script>',
  '\u0000\ud800',
  'x'.repeat(100_000),
];

function watchForErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

async function expectWhole(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('could not be loaded').filter({ visible: true })).toHaveCount(0);
}

test.describe('what the browser keeps', () => {
  for (const [index, value] of rubbish.entries())
    test(`may be garbage (${index + 1}), and the page still works`, async ({ page }) => {
      const errors = watchForErrors(page);
      await page.addInitScript(
        ({ names, text }) => {
          // The frame of live code keeps nothing.
          if (window !== window.top) return;
          for (const name of names) {
            localStorage.setItem(name, text);
            sessionStorage.setItem(name, text);
          }
        },
        { names: keys, text: value },
      );
      for (const route of pages) await expectWhole(page, onFixture(route));
      await expectWhole(page, addressOf(mainSite, '/docs'));
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
      expect(errors).toEqual([]);
    });

  test('may be inaccessible, and everything except remembering works', async ({ page }) => {
    const errors = watchForErrors(page);
    await refuseStorage(page);
    for (const route of pages) await expectWhole(page, onFixture(route));
    await open(page, onFixture('/docs/dialect'));
    const tab = page.getByRole('tab', { selected: false }).first();
    const name = await tab.innerText();
    await tab.click();
    await expect(page.getByRole('tab', { name, selected: true }).first()).toBeVisible();
    await open(page, addressOf(mainSite, '/docs'));
    await page.getByRole('button', { name: /dark/i }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(errors).toEqual([]);
  });
});

test.describe('without a network', () => {
  test('the page stays, says so, and goes on when the network is back', async ({ page, context }) => {
    const errors = watchForErrors(page);
    await open(page, onFixture('/docs'));
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    const box = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(box).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture handbook');
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(box).toBeVisible();
    await context.setOffline(false);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture blog');
    await expect(box).toBeHidden();
    expect(errors).toEqual([]);
  });
});

test.describe('without a network, on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the page stays when a search is sent, and searches when the network is back', async ({ page, context }) => {
    await open(page, onFixture('/docs'));
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('widget');
    await page.keyboard.press('Enter');
    const box = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture handbook');
    await context.setOffline(false);
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(onFixture('/search?q=widget'));
  });
});

test.describe('truncated files', () => {
  const half = (page: Page, pattern: RegExp): Promise<unknown> =>
    page.route(pattern, async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
    });

  test('page data: the page is fully loaded, or says what happened', async ({ page }) => {
    await open(page, onFixture('/docs'));
    await half(page, /\.txt(\?|$)/);
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    const arrived = page.getByRole('heading', { level: 1, name: 'Fixture blog' });
    const crashed = page.getByRole('heading', { level: 1, name: 'This page crashed' });
    await expect(arrived.or(crashed)).toBeVisible();
  });

  test('scripts and style sheets: anything that differs from the build does not run', async ({ page }) => {
    const hits: string[] = [];
    await page.route(/\/_next\/static\/chunks\/[^/]+\.js/, async (route) => {
      const response = await route.fetch();
      hits.push(route.request().url());
      await route.fulfill({ response, body: `window.hit = 1;${await response.text()}` });
    });
    await page.goto(onFixture('/docs/dialect'));
    const reloaded = page.waitForEvent('load');
    await touchLink(page);
    await reloaded;
    await touchLink(page);
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dialect');
    expect(hits.length).toBeGreaterThan(0);
    expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  });

  test('all of it: without the page’s scripts and pictures the text is there', async ({ page }) => {
    await page.route(/\.(js|svg|png|txt)(\?|$)/, (route) => route.abort());
    await page.goto(addressOf(fixtureSite, '/docs/dialect'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dialect');
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture blog');
  });
});
