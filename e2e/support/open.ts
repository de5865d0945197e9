import type { Page } from '@playwright/test';
import { untilHydrated } from '../../scripts/until-hydrated';

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
