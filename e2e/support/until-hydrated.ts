import type { Page } from '@playwright/test';

/** Resolves when React has taken over the page's frame and its effects have run, so that links lead on without a new document. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')));
  // Where nothing is drawn, a browser without a window may never find itself idle.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 200 })));
}
