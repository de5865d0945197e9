import type { DocumentType, SearchOutcome } from '@/lib/search/common/types';

/** A value that results can be filtered by, and how many pages have it. */
export type Facet<Value extends string = string> = Readonly<{ value: Value; count: number }>;

/** What the results of a query can be filtered by. */
export type Facets = Readonly<{
  types: readonly Facet<DocumentType>[];
  /** First sidebar categories of docs pages. */
  sections: readonly Facet[];
  tags: readonly Facet[];
}>;

function count<Value extends string>(values: readonly Value[]): Facet<Value>[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

const byName = (a: Facet, b: Facet): number => a.value.localeCompare(b.value, 'en', { sensitivity: 'base' });

/** Takes an unfiltered answer and gives the filters that leave something of it. */
export function listFacets({ groups }: Pick<SearchOutcome, 'groups'>): Facets {
  const documents = groups.flatMap(({ hits }) => (hits[0] ? [hits[0].document] : []));
  return {
    types: count(groups.map(({ type }) => type)),
    sections: count(documents.flatMap(({ sidebarParentCategories: [first] }) => first ?? [])).sort(byName),
    tags: count(documents.flatMap(({ tags }) => [...new Set(tags)])).sort(byName),
  };
}
