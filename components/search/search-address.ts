import { routes } from '@/lib/config/routes';
import { maxQueryLength } from '@/lib/search/common/max-query-length';
import type { DocumentType } from '@/lib/search/common/types';

/** What the search page shows, as its address holds it; an empty string filters nothing. */
export type SearchAddress = Readonly<{ query: string; type: DocumentType | ''; section: string; tag: string }>;

/** The types a page can have, in the order they are offered. */
export const documentTypes = ['docs', 'blog', 'other'] as const satisfies readonly DocumentType[];

/** Parses the query of an address; an unknown type counts as none, and long values are cut. */
export function readSearchAddress(params: Pick<URLSearchParams, 'get'>): SearchAddress {
  const text = (name: string): string => (params.get(name) ?? '').slice(0, maxQueryLength);
  return {
    query: text('q'),
    type: documentTypes.find((type) => type === params.get('type')) ?? '',
    section: text('section'),
    tag: text('tag'),
  };
}

/** Returns the route of the search page with a query and filters. */
export function searchRoute({ query = '', type = '', section = '', tag = '' }: Partial<SearchAddress>): string {
  const given = Object.entries({ q: query.trim(), type, section, tag }).filter(([, value]) => value !== '');
  const search = new URLSearchParams(given).toString();
  return search === '' ? routes.search : `${routes.search}?${search}`;
}
