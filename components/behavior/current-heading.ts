type ScrollState = Readonly<{
  /** Distance of each heading from the top of the window, in document order. */
  tops: readonly number[];
  /** Height of the window. */
  viewport: number;
  /** How far the page is scrolled, and how far it can be. */
  scrolled: number;
  scrollable: number;
  /** Where a heading stands after a jump to it: below the sticky navbar. */
  offset: number;
  /** Index of the heading that the address names; -1 for none. */
  named: number;
}>;

/**
 * Returns the index of the heading being read; -1 before the first.
 * The reading line is below the navbar; over the page's last screen it moves down to the bottom of the window, or the last headings would never be current.
 * A heading that was jumped to counts as being read while it stays where the jump put it: below the navbar, or on the last screen.
 */
export function currentHeading({ tops, viewport, scrolled, scrollable, offset, named }: ScrollState): number {
  const top = tops[named] ?? Infinity;
  if (Math.abs(top - offset) < 2 || (top > offset && top < viewport && scrolled > scrollable - 2)) return named;
  const lastScreen = Math.min(viewport, scrollable);
  const progress = lastScreen <= 0 ? 0 : Math.max(0, 1 - (scrollable - scrolled) / lastScreen);
  const line = offset + (viewport - offset) * progress;
  return tops.findLastIndex((top) => top <= line + 1);
}
