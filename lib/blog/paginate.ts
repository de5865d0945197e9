/** One page of a list, counted from 1. */
export type Page<T> = Readonly<{ page: number; pages: number; items: readonly T[] }>;

/** Splits a list into pages of `size`; an empty list has one empty page. */
export function paginate<T>(items: readonly T[], size: number): Page<T>[] {
  const pages = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    items: items.slice(index * size, (index + 1) * size),
  }));
}
