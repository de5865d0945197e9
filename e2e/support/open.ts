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

/** Stirs the pointer, as a reader does, which starts the page's runtime, and waits until the page answers. */
export async function untilReady(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await untilHydrated(page);
}

/** Opens an address and waits until the page answers to the reader. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilReady(page);
}
