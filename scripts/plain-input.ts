import type { Locator, Page } from '@playwright/test';

/** The input of the search box as it is before its code is there. */
export const plainInput = (page: Page): Locator => page.locator('[data-part="search-form"] input');
