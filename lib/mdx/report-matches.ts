import type { Nodes, Text } from 'mdast';
import type { VFile } from 'vfile';
import { type Problem, placeOf } from '../errors/content-issue';
import { nodesIn } from './nodes';
import { report } from './report';

/** Reports every match of a pattern in the text of a page; ignores code. */
export function reportMatches(tree: Nodes, file: VFile, pattern: RegExp, problem: (found: string) => Problem): void {
  const lines = String(file).split('\n');
  for (const node of nodesIn(tree, 'text'))
    for (const match of node.value.matchAll(pattern))
      report(file, { ...problem(match[0]), place: placeIn(node, match, lines) });
}

/** Place of a match in the file: the parsed text lacks backslashes of escapes, and the indentation or quote marks before its lines. */
function placeIn({ value, position }: Text, { 0: found, index }: RegExpExecArray, lines: readonly string[]) {
  if (!position) return undefined;
  const { start } = position;
  const { line: row, column } = placeOf(value, index);
  const line = start.line + row - 1;
  const earliest = row === 1 ? start.column + column - 1 : column;
  const written = lines[line - 1]?.indexOf(found.split('\n')[0] ?? '', earliest - 1) ?? -1;
  return { line, column: written === -1 ? earliest : written + 1 };
}
