import type { Nodes, Text } from 'mdast';
import type { VFile } from 'vfile';
import { type Problem, placeOf } from '../errors/content-issue';
import { nodesIn } from './nodes';
import { report } from './report';

/** Reports all that a pattern finds in the text of a page; code is left alone. */
export function reportMatches(tree: Nodes, file: VFile, pattern: RegExp, problem: (found: string) => Problem): void {
  const lines = String(file).split('\n');
  for (const node of nodesIn(tree, 'text'))
    for (const match of node.value.matchAll(pattern))
      report(file, { ...problem(match[0]), place: placeIn(node, match, lines) });
}

/** Where a part of a text stands in the file: what is escaped there, or stands before its lines in a list or a quote, is not in the text. */
function placeIn({ value, position }: Text, { 0: found, index }: RegExpExecArray, lines: readonly string[]) {
  if (!position) return undefined;
  const { start } = position;
  const { line: row, column } = placeOf(value, index);
  const line = start.line + row - 1;
  const earliest = row === 1 ? start.column + column - 1 : column;
  const written = lines[line - 1]?.indexOf(found.split('\n')[0] ?? '', earliest - 1) ?? -1;
  return { line, column: written === -1 ? earliest : written + 1 };
}
