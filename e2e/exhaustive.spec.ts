import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/axe';
import { colorModes, setColorMode } from './support/color-mode';
import { open } from './support/open';
import { addressOf, fixtureSite, mainSite, routesOf, type TestedSite } from './support/sites';

// Colors are judged as they are, not on the way from one mode to the other.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [360, 1280];

/** What can be opened on a page, and how; each gives whether there was such a thing. */
const widgets: Readonly<Record<string, (page: Page) => Promise<boolean>>> = {
  nothing: () => Promise.resolve(true),
  'every details element': (page) =>
    page.evaluate(() => {
      const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const details of closed) details.open = true;
      return closed.length > 0;
    }),
  'the last tab of every group': (page) =>
    page.evaluate(() => {
      const lists = [...document.querySelectorAll('[role="tablist"]')];
      for (const list of lists) list.querySelector<HTMLElement>('[role="tab"]:last-child')?.click();
      return lists.length > 0;
    }),
  'the first dropdown': async (page) => {
    const button = page.getByRole('banner').locator('button[aria-expanded="false"]').first();
    const isThere = (await button.count()) > 0 && (await button.isVisible());
    if (isThere) await button.click();
    return isThere;
  },
  'the mobile menu': async (page) => {
    const button = page.getByRole('button', { name: 'Open menu' });
    const isThere = await button.isVisible();
    if (isThere) await button.click();
    return isThere;
  },
};

async function checkWidgets(page: Page, label: string): Promise<void> {
  for (const [name, openWidget] of Object.entries(widgets))
    if (await openWidget(page)) expect.soft(await findBarriers(page), `${label}, open: ${name}`).toEqual([]);
}

function testRoute(site: TestedSite, route: string): void {
  test(`${site.name} ${route} has no barrier in any mode, at any width, with anything open @exhaustive`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const width of widths)
      for (const mode of colorModes) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, addressOf(site, route));
        await setColorMode(page, mode);
        await checkWidgets(page, `${mode}, ${width} px`);
      }
  });
}

for (const site of [mainSite, fixtureSite]) for (const route of routesOf(site)) testRoute(site, route);
