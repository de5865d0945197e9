import type { Root, TableRow } from 'mdast';
import type { VFile } from 'vfile';
import { nodesIn } from './nodes';
import { type Mistake, report } from './report';

/** Reports rows with more or fewer cells than the head of their table: GitHub's Markdown silently drops cells or adds empty ones. */
export function remarkTableRows() {
  return (tree: Root, file: VFile): void => {
    const lines = String(file).split('\n');
    const isText = ({ position }: TableRow): boolean => lines[(position?.start.line ?? 0) - 1]?.includes('|') === false;
    for (const { children: rows } of nodesIn(tree, 'table')) {
      // Each line of text directly below a table is parsed as a row.
      const reportedRows = rows.filter((row, index) => !isText(row) || !rows.slice(0, index).some(isText));
      const columns = rows[0]?.children.length ?? 0;
      for (const row of reportedRows) {
        if (row.children.length > columns) report(file, tooMany(row, columns));
        if (row.children.length < columns) report(file, tooFew(row, columns));
      }
    }
  };
}

const tooMany = ({ children: cells }: TableRow, columns: number): Mistake => ({
  rule: 'table-row',
  message: `The row has ${cells.length} cells and the head ${columns}: what starts here would not be shown.`,
  hint: 'Write \\| for a "|" that does not separate cells, also in code; or add a column to the head.',
  place: cells[columns],
});

const tooFew = (row: TableRow, columns: number): Mistake => ({
  rule: 'table-row',
  severity: 'warning',
  message: `The row has ${row.children.length} of the ${columns} cells of the head.`,
  hint: 'Write "| |" for a cell that is empty; if this is not a row, put an empty line above it.',
  place: row,
});
