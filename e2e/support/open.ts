import type { Page } from '@playwright/test';
import { untilHydrated } from './until-hydrated';

/** Opens an address like a reader who acts at once, without waiting for scripts. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
}

/** Touches a link to another page without following it, which starts Next's runtime. */
export async function touchLink(page: Page): Promise<void> {
  await page.evaluate(() =>
    [...document.links]
      .find(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
      ?.dispatchEvent(new Event('touchstart', { bubbles: true })),
  );
}

/** Starts Next's runtime and waits for hydration, for tests of what only the runtime does. */
export async function startRuntime(page: Page): Promise<void> {
  await touchLink(page);
  await untilHydrated(page);
}

/** Opens an address with the runtime started. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startRuntime(page);
}
