import { expect } from '@playwright/test';
import { test } from './support/one-tab';
import { open } from './support/open';
import { onFixture } from './support/sites';

const other: readonly (readonly [written: string, clean: string])[] = [
  ['/docs/guide/first.html', '/docs/guide/first'],
  ['/docs/guide/first/index.html', '/docs/guide/first'],
  ['/docs/guide/first/', '/docs/guide/first'],
  ['/docs/guide/first.html?from=mail#two', '/docs/guide/first?from=mail#two'],
  ['/index.html', '/'],
];

test.describe('on a host that answers under several names', () => {
  for (const [written, clean] of other)
    test(`${written} becomes ${clean}`, async ({ page }) => {
      // Some hosts serve a page under the requested name, without a redirect of their own.
      await page.route(onFixture(written).replace(/[?#].*/, '') + '**', async (route) => {
        const response = await route.fetch({ url: onFixture(clean).replace(/[?#].*/, '') });
        await route.fulfill({ response });
      });
      await open(page, onFixture(written));
      await expect(page).toHaveURL(onFixture(clean));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
});

test('an address that ends like a file name answers with its page', async ({ page }) => {
  for (const [route, title] of [
    ['/docs/reference/values.yaml', 'values.yaml'],
    ['/docs/reference/chart.yaml', 'chart.yaml'],
    ['/blog/2024/04/01/drop-support-of-k8s-1.29', "Support of 1.29 & what's <next>"],
    ['/docs/1.x', 'Handbook of 1.x'],
    ['/docs/1.x/guide/first', 'First page'],
  ] as const) {
    const response = await page.goto(onFixture(route));
    expect(response?.status(), route).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('a link to such an address navigates without a full page load', async ({ page }) => {
  await open(page, onFixture('/docs/reference/values.yaml'));
  await page.getByRole('main').getByRole('link', { name: 'chart.yaml' }).first().click();
  await expect(page).toHaveURL(onFixture('/docs/reference/chart.yaml#fields'));
  await expect(page.getByRole('heading', { name: 'Fields' })).toBeInViewport();
});

test('a page with its own slug is at that address and nowhere else', async ({ page }) => {
  await page.goto(onFixture('/docs/somewhere/else'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Own address');
  expect((await page.request.get(onFixture('/docs/reference/custom-slug'))).status()).toBe(404);
});
