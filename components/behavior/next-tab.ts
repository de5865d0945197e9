type Place = Readonly<{
  key: string;
  index: number;
  count: number;
  /** Whether the script runs from right to left. */ isReversed?: boolean;
}>;

/** Takes a key pressed on a tab and gives the index of the tab it leads to, around the ends; `-1` where the key means nothing. */
export function nextTab({ key, index, count, isReversed = false }: Place): number {
  switch (key) {
    case 'ArrowRight':
      return (index + (isReversed ? count - 1 : 1)) % count;
    case 'ArrowLeft':
      return (index + (isReversed ? 1 : count - 1)) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
