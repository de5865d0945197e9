import type { Node } from 'estree';
import type { Position } from 'unist';

/** The place of a piece of code: columns count from 0 in ESTree, from 1 here. */
export function positionOf({ loc }: Node): Position | undefined {
  if (!loc) return undefined;
  const { start, end } = loc;
  return {
    start: { line: start.line, column: start.column + 1 },
    end: { line: end.line, column: end.column + 1 },
  };
}
