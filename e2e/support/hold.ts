import type { Page } from '@playwright/test';

/** Addresses of files, as `page.route` takes them. */
type Addresses = Parameters<Page['route']>[0];

// Removing a route with requests in flight can leave them pending forever, so routes stay.

/** Holds back files until the returned function is called. */
export async function hold(page: Page, addresses: Addresses): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Makes requests for files fail until the returned function is called. */
export async function failRequests(page: Page, addresses: Addresses): Promise<() => void> {
  let isBroken = true;
  await page.route(addresses, (route) => (isBroken ? route.abort() : route.continue()));
  return () => {
    isBroken = false;
  };
}

/** Matches every script except the one that pages wait for, and everything that Next's runtime fetches. */
const isLate = ({ pathname }: URL): boolean =>
  pathname.includes('/_next/')
    ? !pathname.endsWith('.css')
    : pathname.endsWith('.js') && !pathname.includes('/static/controls.');

/** Simulates a slow line: everything a page does not need for reading and basic use is held back until the returned function is called. */
export const holdLateScripts = (page: Page): Promise<() => void> => hold(page, isLate);
