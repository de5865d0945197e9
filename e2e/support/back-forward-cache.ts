import { test as base, type Page } from '@playwright/test';

/** A test in a browser with the back-forward cache enabled, as in readers' browsers. */
export const test = base.extend({
  page: async ({ playwright, launchOptions, viewport }, provide) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await provide(await browser.newPage({ viewport }));
    await browser.close();
  },
});

/** Goes back; a page from that cache fires no `load` event. */
export const goBack = (page: Page): Promise<unknown> => page.goBack({ waitUntil: 'commit' });
