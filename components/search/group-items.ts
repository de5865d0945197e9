import type { HitGroup } from '@/lib/search/common/types';
import type { SearchItem } from './search-items';

/** An entry of the panel and its place among all entries, which the arrow keys follow. */
export type PlacedItem = Readonly<{ item: SearchItem; index: number }>;

/** Entries that stand together: those of one page, the recent searches, or what leads on. */
export type ItemGroup = Readonly<{
  key: string;
  heading: Readonly<{ kind: 'page'; page: HitGroup } | { kind: 'recent' }> | undefined;
  entries: readonly PlacedItem[];
}>;

function headingOf(item: SearchItem): ItemGroup['heading'] {
  switch (item.kind) {
    case 'hit':
      return { kind: 'page', page: item.group };
    case 'recent':
    case 'clearRecent':
      return { kind: 'recent' };
    case 'all':
      return undefined;
  }
}

const keyOf = (item: SearchItem): string =>
  item.kind === 'hit' ? item.group.route : (headingOf(item)?.kind ?? item.kind);

/** What an entry is known by while the entries around it change. */
export function entryKey(item: SearchItem): string {
  switch (item.kind) {
    case 'hit':
      return item.hit.document.sectionRoute;
    case 'recent':
      return item.query;
    case 'all':
    case 'clearRecent':
      return item.kind;
  }
}

/** Takes the panel's entries in order and gives them in the groups that are drawn together. */
export function groupItems(items: readonly SearchItem[]): ItemGroup[] {
  const groups = new Map<string, { heading: ItemGroup['heading']; entries: PlacedItem[] }>();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    const group = groups.get(key) ?? { heading: headingOf(item), entries: [] };
    group.entries.push({ item, index });
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}
