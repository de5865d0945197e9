import { normalizeRoute } from '../../lib/config/routes';
import { readQueries } from '../../scripts/bench/read-queries';
import type { Edition } from './offline-edition';
import { openSiteSearch } from './site-search';

/** Patterns of files, one per kind of page. */
export const kinds = [/^docs\//, /^blog\/\d{4}\//, /^blog\/(?!\d{4}\/)/, /^print\//, /^[^/]+$/];

export const pagesOf = ({ files }: Edition): string[] => files.filter((file) => file.endsWith('.html'));

/** About ten pages of a kind, spread over the edition. */
export function sampleOf(edition: Edition, kind: RegExp): string[] {
  const pages = pagesOf(edition).filter((file) => kind.test(file));
  return pages.filter((_, index) => index % Math.ceil(pages.length / 10) === 0);
}

export type PageState = Readonly<{ title: string | undefined; missing: string[]; isAlive: boolean }>;

/** Runs in a page: its heading, the style sheets that failed to load, and whether its scripts run. */
export const pageState = (): PageState => ({
  title: document.querySelector('h1')?.textContent.trim(),
  missing: [...document.querySelectorAll('link')]
    .filter(({ rel, sheet }) => rel === 'stylesheet' && !sheet)
    .map(({ href }) => href),
  isAlive: document.documentElement.dataset['js'] === '',
});

/** Runs in the search page: types queries, each after the answer to the one before, and returns the addresses of the listed pages. */
export function listAll(queries: readonly string[]): Promise<string[][]> {
  const search = document.querySelector('main [data-search]');
  const input = search?.querySelector('input');
  const list = async (query: string): Promise<string[]> => {
    if (!search || !input) return [];
    input.value = query;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise<void>((resolve) => {
      const look = (): void => void (search.getAttribute('data-status') === 'idle' && resolve());
      new MutationObserver(look).observe(search, { attributeFilter: ['data-status'] });
      look();
    });
    return [...search.querySelectorAll('.search-pages > li')].map((item) => item.querySelector('a')?.href ?? '');
  };
  return queries.reduce<Promise<string[][]>>(
    async (before, query) => [...(await before), await list(query)],
    Promise.resolve([]),
  );
}

/** More than 60 queries of all classes, each with the routes that the site's search page lists first. */
export function expectedAnswers(): readonly (readonly [query: string, ...routes: string[]])[] {
  const find = openSiteSearch();
  return readQueries()
    .filter((_, index) => index % 16 === 0)
    .map(({ query }) => [
      query,
      ...find(query)
        .slice(0, 20)
        .map(({ route }) => route),
    ]);
}

/** Converts the result of `listAll` to that of `expectedAnswers`. */
export const asAnswers = (edition: Edition, queries: readonly string[], listed: readonly (readonly string[])[]) =>
  listed.map((addresses, index) => [
    queries[index],
    ...addresses.map((address) =>
      normalizeRoute(`/${(address.split(/[?#]/)[0] ?? '').slice(edition.addressOf('').length)}`),
    ),
  ]);
