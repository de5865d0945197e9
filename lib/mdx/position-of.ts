import type { Node } from 'estree';
import type { Point } from 'unist';

/** Where a piece of code starts: columns count from 0 in ESTree, from 1 here. */
export const positionOf = ({ loc }: Node): Point | undefined =>
  loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined;
