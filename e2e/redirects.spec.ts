import { expect, test as apart } from '@playwright/test';
import { test } from './support/one-tab';
import { open } from './support/open';
import { fixtureSite, onFixture, readExported } from './support/sites';
import { watchForTrouble } from './support/trouble';

const title = { level: 1, name: 'First page' } as const;

test.describe('a page that moved', () => {
  for (const [old, current] of [
    ['/docs/guide/former', '/docs/guide/first'],
    ['/docs/guide/former?from=mail#one', '/docs/guide/first?from=mail#one'],
    ['/docs/guide/former#split', '/docs/guide/first#two'],
    ['/docs/guide/older', '/docs/guide/first'],
  ] as const)
    test(`${old} leads to ${current}`, async ({ page }) => {
      const troubles = watchForTrouble(page, fixtureSite);
      await page.goto(onFixture(old));
      await expect(page).toHaveURL(onFixture(current));
      await expect(page.getByRole('heading', title)).toBeVisible();
      expect(troubles).toEqual([]);
    });

  test('leaves no trace in the history', async ({ page }) => {
    await page.goto(onFixture('/docs'));
    await page.goto(onFixture('/docs/guide/former'));
    await expect(page).toHaveURL(onFixture('/docs/guide/first'));
    await page.goBack();
    await expect(page).toHaveURL(onFixture('/docs'));
  });

  test('is redirected by its data, not by an error, from a link inside the site', async ({ page }) => {
    await open(page, onFixture('/docs'));
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'An old link' });
      document.querySelector('main')?.prepend(link);
    }, onFixture('/docs/guide/former'));
    await page.getByRole('link', { name: 'An old link' }).click();
    await expect(page.getByRole('heading', title)).toBeVisible();
    await expect(page).toHaveURL(onFixture('/docs/guide/first'));
  });

  test('is not listed', () => {
    for (const file of ['sitemap.xml', 'routes.json', 'llms.txt'])
      expect(readExported(fixtureSite, file), file).not.toMatch(/guide\/(former|older)/);
  });
});

test.describe('a part that moved', () => {
  test('to another page leads there', async ({ page }) => {
    await page.goto(onFixture('/docs/guide/second#retired'));
    // The runtime, which redirects, starts at the reader's first movement.
    await page.mouse.move(2, 2);
    await expect(page).toHaveURL(onFixture('/docs/guide/first#two'));
    await expect(page.getByRole('heading', { name: 'Two' })).toBeInViewport();
  });

  test('shows nothing to readers who did not request it', async ({ page }) => {
    await page.goto(onFixture('/docs/guide/second'));
    await expect(page.getByText('This part has moved')).toBeHidden();
  });

  test('to another id of its page leads to that id', async ({ page }) => {
    await page.goto(onFixture('/docs/guide/first#first-section'));
    await expect(page.getByRole('heading', { name: 'One' })).toBeInViewport();
  });
});

apart.describe('without JavaScript', () => {
  apart.use({ javaScriptEnabled: false });

  apart('a page that moved redirects', async ({ page }) => {
    await page.goto(onFixture('/docs/guide/former'));
    await expect(page).toHaveURL(onFixture('/docs/guide/first'));
  });

  apart('a part that moved is a line with a link to its new place', async ({ page }) => {
    await page.goto(onFixture('/docs/guide/second#retired'));
    await page.getByText('This part has moved').getByRole('link', { name: 'First page' }).click();
    await expect(page).toHaveURL(onFixture('/docs/guide/first#two'));
  });
});
