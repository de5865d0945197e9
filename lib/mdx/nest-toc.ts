import type { TocEntry } from './types';

/** An entry before it has its place. */
export type FlatTocEntry = Omit<TocEntry, 'children'>;

/** Puts each entry below the nearest one before it of a lower level. */
export function nestToc(entries: readonly FlatTocEntry[]): TocEntry[] {
  const [first, ...rest] = entries;
  if (!first) return [];
  const next = rest.findIndex(({ level }) => level <= first.level);
  const below = next === -1 ? rest : rest.slice(0, next);
  return [{ ...first, children: nestToc(below) }, ...(next === -1 ? [] : nestToc(rest.slice(next)))];
}
