import { expect } from '@playwright/test';
import { test } from './support/one-tab';
import { expectNoBarriers } from './support/axe';
import { open } from './support/open';
import { onFixture } from './support/sites';

test('an unknown address answers with 404 and offers the page that was probably meant', async ({ page }) => {
  const response = await page.goto(onFixture('/docs/reference/value.yml'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const nearest = page.getByRole('region', { name: 'Pages with a similar address' });
  await nearest.getByRole('link', { name: 'values.yaml' }).click();
  await expect(page).toHaveURL(onFixture('/docs/reference/values.yaml'));
});

test('an address with no similar page offers the places to start from', async ({ page }) => {
  await open(page, onFixture('/zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Home page' })).toBeVisible();
  await expect(main.getByRole('region')).toHaveCount(0);
  await main.getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL(onFixture('/docs'));
});

test('unlisted pages and drafts are never offered', async ({ page }) => {
  await page.goto(onFixture('/docs/unlistet'));
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  const list = await (await page.request.get(onFixture('/routes.json'))).text();
  expect(list).toContain('/docs/dialect');
  expect(list).not.toMatch(/unlisted|draft/);
});

test('the not-found page has no barrier and is kept out of search engines', async ({ page }) => {
  await open(page, onFixture('/docs/dialekt'));
  await expect(page.getByRole('region', { name: 'Pages with a similar address' })).toBeVisible();
  await expectNoBarriers(page);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
});
