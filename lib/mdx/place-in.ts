import type { Text } from 'mdast';
import type { Point } from 'unist';

/** Where the character at an index of a text stands in the file. */
export function placeIn({ value, position }: Text, index: number): Point | undefined {
  if (!position) return undefined;
  const before = value.slice(0, index).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const isFirst = before.length === 1;
  return {
    line: position.start.line + before.length - 1,
    column: isFirst ? position.start.column + column - 1 : column,
  };
}
