import type { Page } from '@playwright/test';
import { expectNoBarriersInAnyMode } from './support/axe';
import { reduceMotion, test } from './support/one-tab';
import { open } from './support/open';
import { addressOf, fixtureSite, mainSite, routesOf, type TestedSite } from './support/sites';

test.beforeEach(reduceMotion);

const widths = [360, 1280];

/** Opens each kind of widget; returns a selector for the changed part of the page, if the page has such a widget. */
const widgets: Readonly<Record<string, (page: Page) => Promise<string | undefined>>> = {
  'every details element': (page) =>
    page.evaluate(() => {
      const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const details of closed) details.open = true;
      return closed.length > 0 ? 'main details' : undefined;
    }),
  'the last tab of every group': (page) =>
    page.evaluate(() => {
      const lists = [...document.querySelectorAll('[role="tablist"]')];
      for (const list of lists) list.querySelector<HTMLElement>('[role="tab"]:last-child')?.click();
      return lists.length > 0 ? '.tabs' : undefined;
    }),
  'the first dropdown': async (page) => {
    const summary = page.getByRole('banner').locator('[data-dropdown]:not([open]) > summary').first();
    const isThere = (await summary.count()) > 0 && (await summary.isVisible());
    if (isThere) await summary.click();
    return isThere ? '[data-dropdown][open]' : undefined;
  },
  'the mobile menu': async (page) => {
    const button = page.getByRole('button', { name: 'Open menu' });
    const isThere = await button.isVisible();
    if (isThere) await button.click();
    return isThere ? '#menu:popover-open' : undefined;
  },
  'the search results': async (page) => {
    // The mobile menu covers the search.
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('first');
    await page.getByRole('option').first().waitFor();
    return '[data-search]';
  },
};

async function checkWidgets(page: Page, label: string): Promise<void> {
  for (const [name, openWidget] of Object.entries(widgets)) {
    const part = await openWidget(page);
    if (part !== undefined) await expectNoBarriersInAnyMode(page, `${label}, open: ${name}`, { part });
  }
}

function testRoute(site: TestedSite, route: string): void {
  test(`${site.name} ${route} has no barrier in any mode, at any width, with anything open @exhaustive`, async ({
    page,
  }) => {
    // A print page contains all pages of a section, whose widgets are tested on those pages.
    const isForPaper = route.startsWith('/print/');
    test.setTimeout(isForPaper ? 900_000 : 180_000);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, addressOf(site, route));
      await expectNoBarriersInAnyMode(page, `${width} px, as it opens`);
      if (!isForPaper) await checkWidgets(page, `${width} px`);
    }
  });
}

for (const site of [mainSite, fixtureSite]) for (const route of routesOf(site)) testRoute(site, route);
