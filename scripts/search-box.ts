import type { Locator, Page } from '@playwright/test';

/** The input of the search box, whether or not its script is there. */
export const searchBoxInput = (page: Page): Locator => page.locator('#search input');

/** Goes to the search box as a reader does: below the desktop width it is behind a button. */
export async function openSearchBox(page: Page): Promise<void> {
  const button = page.locator('.search-open');
  await ((await button.isVisible()) ? button : searchBoxInput(page)).click();
}
