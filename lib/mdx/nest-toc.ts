import type { TocEntry } from './types';

/** A table of contents entry before nesting. */
export type FlatTocEntry = Omit<TocEntry, 'children'>;

/** Nests each entry below the nearest earlier one with a smaller `level`. */
export function nestToc(entries: readonly FlatTocEntry[]): TocEntry[] {
  const [first, ...rest] = entries;
  if (!first) return [];
  const next = rest.findIndex(({ level }) => level <= first.level);
  const below = next === -1 ? rest : rest.slice(0, next);
  return [{ ...first, children: nestToc(below) }, ...(next === -1 ? [] : nestToc(rest.slice(next)))];
}
