import type { Locator, Page } from '@playwright/test';

/** The input of the search box, whether or not its script is there. */
export const plainInput = (page: Page): Locator => page.locator('#search input');

/** Goes to the search box as a reader does: below the desktop width it is behind a button. */
export async function turnToSearch(page: Page): Promise<void> {
  const button = page.locator('.search-open');
  await ((await button.isVisible()) ? button : plainInput(page)).click();
}
