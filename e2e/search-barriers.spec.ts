import { expect, type Page } from '@playwright/test';
import { expectNoBarriersInAnyMode } from './support/axe';
import { standStill, test } from './support/one-tab';
import { openSearch, searchFor } from './support/search';
import { addressOf, mainSite } from './support/sites';

test.beforeEach(standStill);

const docs = addressOf(mainSite, '/docs/security');

const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  results: (page) => searchFor(page, docs, 'scan'),
  'results that are not quite what was asked for': (page) => searchFor(page, docs, 'kubernetse'),
  'no results': async (page) => {
    await openSearch(page, docs);
    await page.keyboard.type('xqzxqz');
    await expect(page.getByText('No results found.').first()).toBeVisible();
  },
  'recent searches': async (page) => {
    await page.goto(docs);
    await page.evaluate(() => localStorage.setItem('recent-searches', '["scan","hooks"]'));
    await (await openSearch(page, docs)).click();
    await expect(page.getByRole('option', { name: 'Clear recent searches' })).toBeVisible();
  },
  'the search page': async (page) => {
    await page.goto(addressOf(mainSite, '/search?q=scan'));
    await expect(page.locator('main ol > li').first()).toBeVisible();
  },
  'marked words': async (page) => {
    await page.goto(`${docs}?q=scan`);
    await expect(page.getByRole('complementary', { name: 'Marked words' })).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(states))
  for (const width of [360, 1280])
    test(`${name}: no barrier in any mode, and nothing beside the screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await reach(page);
      await expectNoBarriersInAnyMode(page, name);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
