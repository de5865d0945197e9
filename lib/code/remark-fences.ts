import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { collectFences } from './fences';
import { partialAt, partialLines, report } from '../mdx/report';

/** Puts the page's fences into `file.data.fences`, reports their mistakes, and marks each block with its number for the HTML plugins. */
export function remarkFences() {
  return (tree: Root, file: VFile): void => {
    const { fences, problems } = collectFences(tree, String(file));
    let index = 0;
    visit(tree, 'code', (node) => {
      // `data.meta` does not survive rehype-raw; a property does.
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, dataFence: index++ } };
    });
    file.data.fences = fences.map((fence) => {
      const partial = partialAt(fence, file);
      return { ...fence, line: fence.line % partialLines, ...(partial !== undefined && { file: partial }) };
    });
    for (const { line, column, ...problem } of problems) report(file, { ...problem, place: { line, column } });
  };
}
