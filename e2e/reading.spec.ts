import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/axe';

const commands = (page: Page) => page.locator('[data-language="bash"]');

test('a screen reader reads a heading once, whatever is in it', async ({ page }) => {
  await page.goto('/docs/security');
  const heading = page.locator('main h2').first();
  const name = (await heading.textContent()) ?? '';
  await expect(heading).toHaveAccessibleName(name);
  await heading.getByRole('link', { name, exact: true }).focus();
  await expect(heading.locator('.heading-report')).toBeVisible();
  await expect(heading).toHaveAccessibleName(name);
});

test('text beside a cell or in a picture is read once', async ({ page }) => {
  await page.goto('/docs/api/crds/scan');
  const field = page.getByRole('row').filter({ has: page.locator('a[href="#spec.scanType"]') });
  await expect(field.getByRole('cell').first()).toHaveAccessibleName('string');
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
  await page.goto('/');
  const picture = page.getByRole('img', { name: 'The path of a scan', exact: true });
  await expect(picture).toHaveAccessibleDescription(/^A Scan resource triggers/);
});

test('what is pressed looks it', async ({ page }) => {
  await page.goto('/docs/scanners/nmap');
  for (const control of ['.page-actions summary', '.sidebar a', '.copy-button', '.pager a']) {
    await page.locator(control).first().hover();
    await page.mouse.down();
    await expect(page.locator(control).first()).toHaveCSS('opacity', '0.7');
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});

test('the tab key passes code and tables that fit, and stops at them where they scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/docs/getting-started/first-scans');
  const boxes = page.locator('main :is(.code-block pre, .table-scroll)[tabindex]:visible');
  const stops = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLElement).tabIndex === 0));
  const scrolls = () => boxes.evaluateAll((all) => all.map((box) => box.scrollWidth > box.clientWidth));
  await page.keyboard.press('Tab');
  expect(await stops()).toEqual(await scrolls());
  expect(await stops()).toContain(false);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.keyboard.press('Tab');
  expect(await stops()).toEqual(await scrolls());
  expect(await stops()).toContain(true);
});

for (const { width, most, page: name } of [
  { width: 1280, most: 360, page: 'ssh' },
  { width: 360, most: 420, page: 'git-repo-scanner' },
])
  test(`the text of the scanner with the longest facts begins on the first screen, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/docs/scanners/${name}`);
    const text = await page.locator('.prose p').first().boundingBox();
    expect(text?.y).toBeLessThanOrEqual(most);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a command that wraps is indented on its next lines, and its options are not broken', async ({ page }) => {
    await page.goto('/docs/scanners/nmap');
    const line = commands(page).locator('.line').filter({ hasText: 'kubectl get scantypes' });
    const lefts = (await line.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      // Boxes in one row may differ in height.
      const rows: { middle: number; left: number }[] = [];
      for (const { top, height, left, width } of words.getClientRects()) {
        if (width === 0) continue;
        const middle = top + height / 2;
        const row = rows.find((each) => Math.abs(each.middle - middle) < 6);
        if (row) row.left = Math.min(row.left, left);
        else rows.push({ middle, left });
      }
      return rows.map(({ left }) => left);
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

  test('the search of the browser finds a command across its options', async ({ page }) => {
    await page.goto('/docs/scanners/nmap#:~:text=get%20scantypes%20%2D%2Dnamespace%20scans');
    const line = commands(page).locator('.line').filter({ hasText: 'kubectl get scantypes' });
    await expect(line).toBeInViewport();
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

  test('the names of scanners stay beside their requirements, one column at a time', async ({ page }) => {
    await page.goto('/docs/scanners');
    const table = page.getByRole('group', { name: 'What each scanner needs and brings' });
    const [name, need] = [table.getByRole('rowheader').first(), table.getByRole('cell').nth(2)];
    await need.evaluate((cell) => cell.scrollIntoView({ inline: 'end' }));
    const [left, right] = [await name.boundingBox(), await need.boundingBox()];
    expect(left?.x).toBe((await table.boundingBox())?.x);
    expect(right?.width).toBeGreaterThan(180);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1);
  });

  test('a diagram that extends further is shaded at its edge, and opens as wide as the screen', async ({ page }) => {
    await page.goto('/docs/hooks/cascading-scans');
    const diagram = page.locator('.diagram').first();
    await expect(diagram.locator('.diagram-scroll')).toHaveCSS('background-image', /gradient/);
    await diagram.getByRole('button', { name: 'Enlarge the diagram' }).click();
    const frame = page.getByRole('dialog').getByRole('group');
    await expect(frame).toBeFocused();
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
});
