/** Returns the item of a row or column that a key leads to from the current one, wrapping around the ends; `undefined` for any other key. */
export function nextItem(
  items: readonly HTMLElement[],
  current: Element | null,
  [key, back, forth]: readonly [key: string, back: string, forth: string],
): HTMLElement | undefined {
  const at = items.indexOf(current as HTMLElement);
  if (key === forth) return items[at + 1] ?? items[0];
  if (key === back) return items.at(Math.max(at, 0) - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}
