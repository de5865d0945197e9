import { expect } from '@playwright/test';
import { test } from './support/one-tab';
import { addressOf, mainSite } from './support/sites';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Minimum height in pixels of controls in a row or alone; links in running text are as high as its lines. */
const least = 39.5;

/** Controls to be touched, by page. */
const controls: readonly (readonly [address: string, selector: string])[] = [
  [
    '/docs/getting-started/installation',
    '.breadcrumbs a, .page-actions summary, .page-actions .dropdown-link, .toc-details nav a, .copy-button, .own-names, .page-footer-edit',
  ],
  ['/docs', '.diagram-expand'],
  ['/', '.home-row-link, .quick-start-ways a, .home-section-head > a'],
  ['/blog', '.blog-links a, .pagination a, .post-list-foot > a'],
  ['/blog/archive', '.archive-view-year a'],
  ['/search', '.page-index-letters a, .page-index-entries a'],
  ['/tools/build', '.build-choices summary, .build-choices button'],
];

for (const [address, selector] of controls)
  test(`controls of ${address} have room for a finger`, async ({ page }) => {
    await page.goto(addressOf(mainSite, address));
    const found = page.locator(selector);
    await expect(found).not.toHaveCount(0);
    const low = await found.evaluateAll((elements, height) => {
      for (const box of document.querySelectorAll('details')) box.open = true;
      return elements
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < height)
        .map((element) => element.outerHTML.slice(0, 120));
    }, least);
    expect(low).toEqual([]);
  });

for (const address of [
  '/docs/getting-started/installation',
  '/docs/scanners',
  '/search',
  '/tools/build',
  '/tools/check',
])
  test(`no field of ${address} enlarges the page of an iPhone, or corrects what is typed into it`, async ({ page }) => {
    await page.goto(addressOf(mainSite, address));
    const wrong = await page
      .locator('input:not([type=checkbox], [type=file]), textarea')
      .evaluateAll((inputs) =>
        inputs
          .filter(
            (input) =>
              parseFloat(getComputedStyle(input).fontSize) < 16 ||
              !input.matches('[autocapitalize=off][autocorrect=off][spellcheck=false]'),
          )
          .map((input) => input.outerHTML),
      );
    expect(wrong).toEqual([]);
  });
