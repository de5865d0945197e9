import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

/** Parts that must not be lost, above all warnings and commands. A reading view leaves out live code and hidden tab panels. */
const parts = ['h2', 'pre', 'table', '[role="note"]']
  .map((part) => `.prose ${part}:not(.live-code *, [hidden] *)`)
  .join();

const readability = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');

/** The text of the page as Firefox shows it in its reading view. */
const readingView = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    ${readability}
    return new Readability(document.cloneNode(true)).parse().textContent;
  })()`);

for (const address of [
  '/docs/security',
  '/docs/scanners/sslyze',
  '/docs/api/crds/scan',
  '/docs/getting-started/installation',
  // Pages with live code.
  '/docs/contributing/integrating-a-scanner/parser-dir',
  '/docs/contributing/integrating-a-hook/hook',
  '/blog/2022/01/18/log4shell',
])
  test(`the reading view of Firefox keeps what ${address} says`, async ({ page }) => {
    await page.goto(address);
    const wanted = await page.locator(parts).evaluateAll((all) => all.map(({ textContent }) => textContent));
    expect(wanted.length).toBeGreaterThan(5);
    const view = await readingView(page);
    expect(wanted.filter((text) => !view.includes(text))).toEqual([]);
  });
