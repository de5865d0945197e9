import { test as base, type Page } from '@playwright/test';
import { addressOf, fixtureSite, mainSite } from './sites';

/** A file of text on the site that a page belongs to: the next page is then another one, and a browser need not change its process for it. */
const textOf = (url: string): string =>
  addressOf(url.startsWith(fixtureSite.origin) ? fixtureSite : mainSite, '/robots.txt');

/** Runs in the page; a sandboxed document may not store anything. */
function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    return;
  }
}

const noises = ['console', 'pageerror', 'request', 'response'] as const;

/** A test whose page is the tab of the test before, as when a reader goes on: a tab of its own takes the machine longer than most pages in it. Nothing is kept but what the browser has cached; init scripts would be, so tests that need them take a tab of their own. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, hand, { project }) => {
      const { baseURL, locale } = project.use;
      const context = await browser.newContext({ baseURL, locale });
      await hand(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport }, hand) => {
    await tab.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null, media: null });
    if (viewport) await tab.setViewportSize(viewport);
    await hand(tab);
    for (const other of tab.context().pages()) if (other !== tab) await other.close();
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    for (const noise of noises) tab.removeAllListeners(noise);
    await tab.evaluate(clearStorage);
    await tab.goto(textOf(tab.url()), { waitUntil: 'commit' });
  },
});

/** Lets a page move nothing: colors are then judged as they are, not on the way from one mode to the other. */
export const standStill = ({ page }: { readonly page: Page }): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'reduce' });
