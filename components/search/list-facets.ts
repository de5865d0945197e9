import type { HitGroup } from '@/lib/search/common/types';
import { documentTypes, type SearchAddress } from './search-address';

/** A value that results can be filtered by, and how many pages have it. */
export type Facet = Readonly<{ value: string; count: number }>;

/** What the results of a query can be filtered by; `section` is the first sidebar category of docs pages. */
type Facets = Readonly<Record<'type' | 'section' | 'tag', readonly Facet[]>>;

function count(values: readonly string[]): Facet[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

const byName = (a: Facet, b: Facet): number => a.value.localeCompare(b.value, 'en', { sensitivity: 'base' });

const sectionOf = ({ breadcrumb: [first] }: HitGroup): string[] => (first === undefined ? [] : [first]);
const tagsOf = ({ hits }: HitGroup): string[] => [...new Set(hits[0]?.document.tags)];

/** Lists all types, but only the sections and tags that some result has. */
export function listFacets(groups: readonly HitGroup[]): Facets {
  return {
    type: documentTypes.map((value) => ({ value, count: groups.filter(({ type }) => type === value).length })),
    section: count(groups.flatMap(sectionOf)).sort(byName),
    tag: count(groups.flatMap(tagsOf)).sort(byName),
  };
}

/** The pages that pass the filters of an address; all hits of a page share its type, section and tags. */
export const filterGroups = (groups: readonly HitGroup[], { type, section, tag }: SearchAddress): HitGroup[] =>
  groups.filter(
    (group) =>
      (type === '' || group.type === type) &&
      (section === '' || sectionOf(group)[0] === section) &&
      (tag === '' || tagsOf(group).includes(tag)),
  );
