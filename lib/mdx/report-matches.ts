import type { Nodes, Text } from 'mdast';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { type Finding, placeOf } from '../errors/content-issue';
import { nodesIn } from './nodes';
import { report } from './report';

/** Reports all that a pattern finds in the text of a page; code is left alone. */
export function reportMatches(tree: Nodes, file: VFile, pattern: RegExp, finding: (found: string) => Finding): void {
  for (const node of nodesIn(tree, 'text'))
    for (const { 0: found, index } of node.value.matchAll(pattern))
      report(file, { ...finding(found), place: placeIn(node, index) });
}

/** Where the character at an index of a text stands in the file. */
function placeIn({ value, position }: Text, index: number): Point | undefined {
  if (!position) return undefined;
  const { start } = position;
  const { line, column } = placeOf(value, index);
  return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
}
