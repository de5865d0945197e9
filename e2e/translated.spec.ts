import { expect, type Page, test } from '@playwright/test';

/** Translates a page and everything added later, like browsers that wrap translated words in elements of their own. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const translateText = (text: Text): void => {
      const isKept = text.parentElement?.closest('font, script, style, svg, [translate="no"]');
      if (isKept || !/\p{L}/u.test(text.data)) return;
      const font = document.createElement('font');
      font.textContent = `ß${text.data}`;
      text.replaceWith(font);
    };
    const translateIn = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) translateText(text);
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Text) translateText(node);
          else translateIn(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

const translated = /^ß/;

test('a translated page keeps what a reader opened when they focus a link, and navigation works', async ({ page }) => {
  await page.goto('/docs/scanners/zap');
  await translate(page);
  const hooks = page.locator('nav details', { has: page.locator('a[href="/docs/hooks/defectdojo"]') });
  await hooks.locator('summary').click();
  const link = page.locator('main a[href="/docs/hooks/cascading-scans"]').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translated);
  await expect(hooks).toHaveAttribute('open');
  await link.click();
  await expect(page).toHaveURL('/docs/hooks/cascading-scans');
});

test('code blocks and the names in code that readers may replace stay as they are', async ({ page }) => {
  await page.goto('/docs/scanners/nmap');
  await translate(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translated);
  await expect(page.locator('main :not(pre) > code > var')).not.toHaveCount(0);
  await expect(page.locator('main :is(pre, var)').filter({ hasText: 'ß' })).toHaveCount(0);
});

test('lists of a translated page can be filtered', async ({ page }) => {
  await page.goto('/docs/scanners');
  await translate(page);
  const list = page.getByRole('group', { name: 'Scanners Overview' });
  await page.getByRole('searchbox', { name: 'Search scanners' }).fill('ports');
  await expect(list.getByRole('rowheader', { name: 'Nmap' })).toBeVisible();
  await expect(list.getByRole('rowheader', { name: 'Trivy', exact: true })).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search scanners' }).fill('');
  await page.locator('select[name="type"]').selectOption({ label: 'ßNetwork' });
  await expect(list.getByRole('rowheader', { name: 'Nmap' })).toBeVisible();
  await expect(list.getByRole('rowheader', { name: 'Trivy', exact: true })).toBeHidden();
});

test('scans of every type can be built on a translated page', async ({ page }) => {
  await page.goto('/tools/build');
  await translate(page);
  await page.locator('select[name="scanType"]').selectOption({ label: 'ßnuclei' });
  await expect(page.locator('textarea[id="build-text"]')).toHaveValue(/scanType: nuclei\n/);
  await expect(page.locator('select[name="scanType"]')).toHaveValue('nuclei');
});

test('live code starts on a translated page, whose search and menus stay', async ({ page }) => {
  await page.goto('/docs/contributing/integrating-a-scanner/parser-dir');
  await translate(page);
  const block = page.locator('.live-code');
  await block.evaluate((part) => part.scrollIntoView());
  await expect(block.locator('[data-status]')).toHaveText('ßUp to date');
  await expect(page.locator('html')).toHaveAttribute('data-js');
  await page.locator('header input[name="q"]').fill('nmap');
  await expect(page.getByRole('option').first()).toBeVisible();
});
