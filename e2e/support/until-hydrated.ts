import type { Page } from '@playwright/test';

/** Resolves once React has hydrated the page's frame and run its effects: links then navigate without a new document. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactProps')));
  // Headless browsers may never report idle when nothing is rendered.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 200 })));
}
