import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/axe';

const commands = (page: Page) => page.locator('[data-language="bash"]');

test('a heading says its name once, whatever is in it', async ({ page }) => {
  await page.goto('/docs/security');
  const heading = page.locator('main h2').first();
  const name = (await heading.textContent()) ?? '';
  await expect(heading).toHaveAccessibleName(name);
  await heading.getByRole('link', { name, exact: true }).focus();
  await expect(heading.locator('.heading-report')).toBeVisible();
  await expect(heading).toHaveAccessibleName(name);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a command that goes on in another line is set in there, and its options stay whole', async ({ page }) => {
    await page.goto('/docs/scanners/nmap');
    const line = commands(page).locator('.line').filter({ hasText: 'kubectl get scantypes' });
    const lefts = (await line.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const rows = new Map<number, number>();
      for (const { top, left, width } of words.getClientRects())
        if (width > 0) rows.set(Math.round(top / 10), Math.min(left, rows.get(Math.round(top / 10)) ?? left));
      return [...rows.values()];
    })) as [number, number];
    expect(lefts).toHaveLength(2);
    expect(lefts[1]).toBeGreaterThan(lefts[0] + 20);
    const heights = await commands(page)
      .locator('.t-prop')
      .filter({ hasText: /^--namespace ?$/ })
      .evaluateAll((options) => options.map((option) => option.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(30);
  });

  test('the tab key reaches code that scrolls, and stops at no other', async ({ page }) => {
    await page.goto('/docs/getting-started/first-scans');
    expect(await findBarriers(page, { part: 'main' })).toEqual([]);
    const stops = page.locator('.code-block pre[tabindex]');
    expect(await stops.count()).toBeGreaterThan(0);
    for (const pre of await stops.all())
      expect(await pre.evaluate((box) => box.scrollWidth > box.clientWidth || box.closest('[hidden]') !== null)).toBe(
        true,
      );
    await expect(commands(page).locator('pre[tabindex]')).toHaveCount(0);
  });
});
