import { test as base, type Page } from '@playwright/test';

/** A test in a browser that keeps pages for the way back, as browsers of readers do. */
export const test = base.extend({
  page: async ({ playwright, launchOptions, viewport }, hand) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await hand(await browser.newPage({ viewport }));
    await browser.close();
  },
});

/** Goes back; a page that was kept tells of no load. */
export const back = (page: Page): Promise<unknown> => page.goBack({ waitUntil: 'commit' });
