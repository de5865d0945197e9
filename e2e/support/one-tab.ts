import { test as base, type Page } from '@playwright/test';

const noises = ['console', 'pageerror', 'request', 'response'] as const;

/** A test whose page is the tab of the test before, as when a reader goes on: a tab of its own takes the machine longer than the page in it. Nothing is kept but what the browser has cached. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, hand) => {
      // Colors are judged as they are, not on the way from one mode to the other.
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await hand(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab }, hand) => {
    await hand(tab);
    for (const noise of noises) tab.removeAllListeners(noise);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
