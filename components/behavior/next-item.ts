/** Takes items in a row or column and one of them, and gives the item that a key leads to, around the ends; `undefined` where the key means nothing. */
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
