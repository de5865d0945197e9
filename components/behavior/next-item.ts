/** Returns the item of a row or column that a key leads to from the current one, wrapping around the ends; `undefined` for any other key. */
export function nextItem(
  items: readonly HTMLElement[],
  current: Element | null,
  [key, previousKey, nextKey]: readonly [key: string, previousKey: string, nextKey: string],
): HTMLElement | undefined {
  const index = items.indexOf(current as HTMLElement);
  if (key === nextKey) return items[index + 1] ?? items[0];
  if (key === previousKey) return items.at(Math.max(index, 0) - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}
