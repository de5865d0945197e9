import { readFileSync } from 'node:fs';
import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { type Fence, readFence } from './fences';
import { nodesIn } from '../mdx/nodes';
import { ownPlace, report } from '../mdx/report';

/** Puts the page's fences into `file.data.fences`, reports their mistakes, and marks each block with its number for the HTML plugins. */
export function remarkFences() {
  return (tree: Root, file: VFile): void => {
    const fences: Fence[] = [];
    for (const node of nodesIn(tree, 'code')) {
      const { fence, problems } = readFence(node, openingLine(node, file));
      // `data.meta` does not survive rehype-raw; a property does.
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataFence: fences.length } };
      fences.push({ ...fence, ...ownPlace(fence, file) });
      for (const { line, column, ...problem } of problems) report(file, { ...problem, place: { line, column } });
    }
    file.data.fences = fences;
  };
}

/** The line that opens a code block, of the page or of a partial in it. */
function openingLine({ position }: Code, file: VFile): string {
  const { line, file: partial } = ownPlace(position?.start ?? { line: 1, column: 1 }, file);
  const text = partial === undefined ? String(file) : readFileSync(partial, 'utf8');
  return text.split(/\r\n?|\n/)[line - 1] ?? '';
}
