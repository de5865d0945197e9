import type { Page } from '@playwright/test';

/** Resolves when React has taken over the page's frame and its effects have run, so that buttons answer. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector('header button[aria-haspopup="dialog"]');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
  // Where nothing is drawn, a browser without a window may never find itself idle.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 200 })));
}
