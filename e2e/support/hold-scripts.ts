import type { Page } from '@playwright/test';

/** Every script but the one that pages wait for, and whatever Next's runtime fetches. */
const isLate = ({ pathname }: URL): boolean =>
  pathname.includes('/_next/')
    ? !pathname.endsWith('.css')
    : pathname.endsWith('.js') && !pathname.includes('/static/controls.');

/** Lets a page be on a slow line: what it can be read and used without does not come until the function it gives is called. */
export async function holdLateScripts(page: Page): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isLate, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}
