import { expect, type Locator, type Page } from '@playwright/test';
import { openSearchBox } from '../../scripts/search-box';

/** The working search box. */
export const searchInput = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
export const options = (page: Page): Locator => page.getByRole('option');
export const activeOption = (page: Page): Locator => page.getByRole('option', { selected: true });
export const panel = (page: Page): Locator => page.getByRole('listbox', { name: 'Search results' });

/** Addresses of the script of search, its engine and its indexes. */
export const searchFiles = {
  script: '**/static/search.*.js',
  engine: '**/static/search-worker.js',
  indexes: '**/search-index-*.json',
  texts: '**/search-text-*.json',
} as const;

/** `idle`, `loading` or `stalled`. */
export const searchStatus = (page: Page): Promise<string | null> =>
  page.locator('[data-status]').first().getAttribute('data-status');

/** Replaces the analytics script of the fixture site by an empty one. */
export async function withoutInsights(page: Page): Promise<void> {
  await page.route('http://127.0.0.1:4423/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
}

/** Opens an address, goes to the search box like a reader, and waits until the box is ready. */
export async function openSearch(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await openSearchBox(page);
  await expect(searchInput(page)).toBeFocused();
  return searchInput(page);
}

/** Opens an address, types a query and waits for its answer. */
export async function searchFor(page: Page, address: string, query: string): Promise<Locator> {
  const input = await openSearch(page, address);
  await input.fill(query);
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => searchStatus(page)).toBe('idle');
  return input;
}
