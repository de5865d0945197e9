import type { Position } from 'unist';

/** Offsets of a part of a text. */
export type Range = Readonly<{ start: number; end: number }>;

/** Start and end offset of a node or an attribute. */
export const rangeOf = ({ position }: Readonly<{ position?: Position | undefined }>): Range => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});
