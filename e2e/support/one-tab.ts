import { test as base, type Page } from '@playwright/test';
import { addressOf, fixtureSite, mainSite } from './sites';

/** A text file of the page's site: the next page is then a new document, and the browser can keep its process. */
const textOf = (url: string): string =>
  addressOf(url.startsWith(fixtureSite.origin) ? fixtureSite : mainSite, '/robots.txt');

/** Runs in the page; sandboxed documents may not use storage. */
function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    return;
  }
}

const eventNames = ['console', 'pageerror', 'request', 'response'] as const;

/** A test that reuses the tab of the test before, because a new tab takes longer than most pages in it. Only the browser's cache is kept; init scripts would be kept too, so tests that need them use a tab of their own. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale } = project.use;
      const context = await browser.newContext({ baseURL, locale });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport }, provide) => {
    await tab.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null, media: null });
    if (viewport) await tab.setViewportSize(viewport);
    await provide(tab);
    for (const other of tab.context().pages()) if (other !== tab) await other.close();
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    for (const eventName of eventNames) tab.removeAllListeners(eventName);
    await tab.evaluate(clearStorage);
    await tab.goto(textOf(tab.url()), { waitUntil: 'commit' });
  },
});

/** Stops a page's motion: colors are then checked as they are, not in transition between modes. */
export const reduceMotion = ({ page }: { readonly page: Page }): Promise<void> =>
  page.emulateMedia({ reducedMotion: 'reduce' });
