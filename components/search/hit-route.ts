import { routes } from '@/lib/config/routes';
import type { SearchHit, SearchOutcome } from '@/lib/search/common/types';

/** Takes a route, with or without `#id`, and a query and gives the route that carries the query, so that the page marks its words. */
export function withQuery(route: string, query: string): string {
  const [path = '', hash] = route.split('#');
  const search = query === '' ? '' : `?${new URLSearchParams({ q: query }).toString()}`;
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`;
}

const beginning = (word: string): string => word.toLowerCase().slice(0, 3);

/** Whether a hit has a word of the query, not only one of the same meaning or a similar one. */
function namesAWord({ query, relaxed }: SearchOutcome, { terms }: SearchHit): boolean {
  if (relaxed === 'fuzzy') return false;
  const typed = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return terms.some((term) => typed.some((word) => beginning(word) === beginning(term)));
}

/** Route of a hit. It carries the query as it was typed; where the page says it in other words, those, so that they are marked there. */
export const hitRoute = (outcome: SearchOutcome, hit: SearchHit): string =>
  withQuery(
    hit.document.sectionRoute,
    namesAWord(outcome, hit) || hit.terms.length === 0 ? outcome.query.trim() : hit.terms.join(' '),
  );

/** Route of the page with all results of a query. */
export const resultsRoute = (query: string): string => withQuery(routes.search, query.trim());
