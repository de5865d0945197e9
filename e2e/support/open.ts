import type { Page } from '@playwright/test';
import { untilHydrated } from './until-hydrated';

/** Opens an address as a reader does who touches it at once: nothing waits for scripts. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
}

/** Puts a finger on a link to another page, a sign that starts Next's runtime, and lifts it elsewhere. */
export async function touchLink(page: Page): Promise<void> {
  await page.evaluate(() =>
    [...document.links]
      .find(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
      ?.dispatchEvent(new Event('touchstart', { bubbles: true })),
  );
}

/** Starts Next's runtime and waits until React has taken over: for tests of what only the runtime does. */
export async function startRuntime(page: Page): Promise<void> {
  await touchLink(page);
  await untilHydrated(page);
}

/** Opens an address with the runtime started. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startRuntime(page);
}
