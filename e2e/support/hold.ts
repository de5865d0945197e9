import type { Page } from '@playwright/test';

/** Addresses of files, as routes take them. */
type Addresses = Parameters<Page['route']>[0];

// A route that is taken away while files are on their way can leave them there for good, so these stay.

/** Keeps files on their way until the function that it gives is called. */
export async function hold(page: Page, addresses: Addresses): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Lets files fail until the function that it gives is called. */
export async function breakOff(page: Page, addresses: Addresses): Promise<() => void> {
  let isBroken = true;
  await page.route(addresses, (route) => (isBroken ? route.abort() : route.continue()));
  return () => {
    isBroken = false;
  };
}

/** Every script but the one that pages wait for, and whatever Next's runtime fetches. */
const isLate = ({ pathname }: URL): boolean =>
  pathname.includes('/_next/')
    ? !pathname.endsWith('.css')
    : pathname.endsWith('.js') && !pathname.includes('/static/controls.');

/** Lets a page be on a slow line: what it can be read and used without does not come until the function it gives is called. */
export const holdLateScripts = (page: Page): Promise<() => void> => hold(page, isLate);
