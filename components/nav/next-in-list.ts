type Place = Readonly<{ key: string; /** `-1` where the focus is on none of them. */ index: number; count: number }>;

/** Takes a key pressed on an entry of a list and gives the index of the entry it leads to; `-1` where the key means nothing. */
export function nextInList({ key, index, count }: Place): number {
  if (index === -1) return -1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
