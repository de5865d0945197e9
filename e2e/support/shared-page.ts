import { test as base, type Page } from '@playwright/test';

type Shared = {
  /** One page for all tests of a worker: opening one takes as long as a short test. */ sharedPage: Page;
};

/** Tests that look at page after page, and change nothing that the next would see. */
export const test = base.extend<{ settled: undefined }, Shared>({
  sharedPage: [
    async ({ browser }, provide) => {
      // Colors are judged as they are, not on the way from one mode to the other.
      const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US' });
      await provide(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  settled: [
    async ({ sharedPage }, provide) => {
      await provide(undefined);
      // What is still under way belongs to this test, not to the next.
      await sharedPage.goto('about:blank');
      sharedPage.removeAllListeners();
    },
    { auto: true },
  ],
});
