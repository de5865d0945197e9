import { normalizeRoute } from '../../lib/config/routes';
import { readQueries } from '../../scripts/bench/read-queries';
import type { Edition } from './offline-edition';
import { openSiteSearch } from './site-search';

/** Kinds of pages, by their files. */
export const kinds = [/^docs\//, /^blog\/\d{4}\//, /^blog\/(?!\d{4}\/)/, /^print\//, /^[^/]+$/];

export const pagesOf = ({ files }: Edition): string[] => files.filter((file) => file.endsWith('.html'));

/** Ten pages of a kind, from all over the edition. */
export function tenOf(edition: Edition, kind: RegExp): string[] {
  const pages = pagesOf(edition).filter((file) => kind.test(file));
  return pages.filter((_, place) => place % Math.ceil(pages.length / 10) === 0);
}

export type PageState = Readonly<{ title: string | undefined; missing: string[]; isAlive: boolean }>;

/** In a page: what it is called, the style sheets that did not arrive, and whether its scripts run. */
export const pageState = (): PageState => ({
  title: document.querySelector('h1')?.textContent.trim(),
  missing: [...document.querySelectorAll('link')]
    .filter(({ rel, sheet }) => rel === 'stylesheet' && !sheet)
    .map(({ href }) => href),
  isAlive: document.documentElement.dataset['js'] === '',
});

/** In the search page: types queries, each when the one before is answered, and gives the addresses of the pages that it lists. */
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

/** More than 60 queries of all classes, each with the routes that the search page of the site shows at first. */
export function expectedAnswers(): readonly (readonly [query: string, ...routes: string[]])[] {
  const find = openSiteSearch();
  return readQueries()
    .filter((_, place) => place % 16 === 0)
    .map(({ query }) => [
      query,
      ...find(query)
        .slice(0, 20)
        .map(({ route }) => route),
    ]);
}

/** What `listAll` gave, as `expectedAnswers` has it. */
export const asAnswers = (edition: Edition, queries: readonly string[], listed: readonly (readonly string[])[]) =>
  listed.map((addresses, place) => [
    queries[place],
    ...addresses.map((address) =>
      normalizeRoute(`/${(address.split(/[?#]/)[0] ?? '').slice(edition.addressOf('').length)}`),
    ),
  ]);
