import type { Page } from '@playwright/test';

/** Marks the document and returns a function that tells whether it is still the same: navigation must not reload the frame. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Reflect.set(window, 'isMarked', true));
  return () => page.evaluate(() => Reflect.get(window, 'isMarked') === true);
}
