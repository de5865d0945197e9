import { expect, type Page } from '@playwright/test';
import { expectNoBarriers } from './support/axe';
import { colorModes, setColorMode } from './support/color-mode';
import { reduceMotion, test } from './support/one-tab';
import { open } from './support/open';
import { addressOf, fixtureSite, mainSite, routesOf, type TestedSite } from './support/sites';
import { watchForTrouble } from './support/trouble';

test.beforeEach(reduceMotion);

const height = 800;
const widths = [360, 768, 1280];
const at = <Value>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

/** How far the page can be scrolled sideways. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNoOverflow(page: Page, first: number): Promise<void> {
  for (const width of [first, ...widths.filter((each) => each !== first)]) {
    await page.setViewportSize({ width, height });
    expect.soft(await overflow(page), `overflow at ${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 320, height });
  await widenText(page);
  expect.soft(await overflow(page), 'overflow at 320 px with wide text').toBe(0);
}

/** Sets the text spacing of WCAG 1.4.12, in a font wider than most systems have. */
const widenText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { font-family: "DejaVu Sans", Verdana !important; line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** Rules about style sheets, not content, take axe most of its time: all parts of the dialect, and every eighth other page, are checked for them (npm run test:exhaustive checks all pages). */
const checksStyle = (site: TestedSite, index: number): boolean => site === fixtureSite || index % 8 === 0;

function testRoute(site: TestedSite, route: string, index: number): void {
  const mode = at(colorModes, index);
  const width = at([360, 1280], Math.floor(index / 2));
  test(`${site.name} ${route} is quiet, fits the screen and has no barrier (${mode}, ${width} px)`, async ({
    page,
  }) => {
    const troubles = watchForTrouble(page, site);
    await page.setViewportSize({ width, height });
    await open(page, addressOf(site, route));
    await setColorMode(page, mode);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoBarriers(page, { rules: checksStyle(site, index) ? undefined : 'without style' });
    await expectNoOverflow(page, width);
    expect(troubles).toEqual([]);
  });
}

/** Print pages contain pages that are tested individually; the shortest shows what printing adds. */
const isTested = (route: string): boolean =>
  !route.startsWith('/print/') || ['/print/docs/community-features', '/print/docs/guide'].includes(route);

for (const site of [mainSite, fixtureSite])
  routesOf(site)
    .filter(isTested)
    .forEach((route, index) => testRoute(site, route, index));
