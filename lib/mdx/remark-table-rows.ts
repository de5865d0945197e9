import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { nodesIn } from './nodes';
import { report } from './report';

/** Reports rows with more cells than the head of their table: GitHub's Markdown leaves the others out without a word. */
export function remarkTableRows() {
  return (tree: Root, file: VFile): void => {
    for (const {
      children: [head, ...rows],
    } of nodesIn(tree, 'table'))
      for (const { children: cells } of rows) {
        const columns = head?.children.length ?? 0;
        if (cells.length <= columns) continue;
        report(file, {
          rule: 'table-row',
          message: `The row has ${cells.length} cells and the head ${columns}: what starts here would not be shown.`,
          hint: 'Write \\| for a "|" that parts no cells, in code too; or add a column to the head.',
          place: cells[columns],
        });
      }
  };
}
