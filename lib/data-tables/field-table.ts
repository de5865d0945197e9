import type { PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import type {} from 'remark-rehype';
import { link, path } from './phrasing';

/** A row: the name of a field or value, and the cells after it. */
export type FieldRow = Readonly<{ id: string; name: string; cells: readonly (readonly PhrasingContent[])[] }>;

type FieldTable = Readonly<{
  /** Class beside `field-table`. */
  className: string;
  /** Name for assistive technology. */
  label: string;
  headings: readonly string[];
  rows: readonly FieldRow[];
}>;

/**
 * Builds an ordinary Markdown table, so the Markdown twin, search and link checks need no special case. Its attributes
 * make rows addressable and name each cell's column for narrow screens, where style sheets show rows as cards; roles keep it a table there.
 */
export function fieldTable({ className, label, headings, rows }: FieldTable): Table {
  const head = row(headings.map((heading) => cell([{ type: 'text', value: heading }], { role: 'columnheader' })));
  const body = rows.map(({ id, name, cells }) => {
    const first = cell([link(`#${id}`, [path(name)])], { role: 'rowheader', scope: 'row' }, 'th');
    const others = cells.map((each, index) => cell(each, { role: 'cell', dataLabel: headings[index + 1] ?? '' }));
    return row([first, ...others], { id });
  });
  return {
    type: 'table',
    data: { hProperties: { className: ['field-table', className], role: 'table', ariaLabel: label } },
    children: [head, ...body],
  };
}

type Attributes = Readonly<Record<string, string>>;

const row = (children: TableCell[], attributes: Attributes = {}): TableRow => ({
  type: 'tableRow',
  data: { hProperties: { role: 'row', ...attributes } },
  children,
});

function cell(children: readonly PhrasingContent[], hProperties: Attributes, hName?: string): TableCell {
  return { type: 'tableCell', data: { ...(hName !== undefined && { hName }), hProperties }, children: [...children] };
}

/** Makes the id of a row from its path and the name of its table. */
export type RowIdMaker = (path: string, table: string) => string;

/** Makes row ids that are stable, readable and unique on a page: `spec.env[].name` becomes `spec.env.name`, with the table's name in front if that is taken. */
export function rowIdMaker(): RowIdMaker {
  const used = new Set<string>();
  return (path, table) => {
    // The id of a top-level field would often equal a heading's id.
    const id = path.includes('.') ? dotted(path) : `field.${dotted(path)}`;
    const own = `${dotted(table)}.${id}`;
    let chosen = used.has(id) ? own : id;
    for (let count = 2; used.has(chosen); count += 1) chosen = `${id}-${count}`;
    used.add(chosen);
    return chosen;
  };
}

/** Replaces characters that an address would escape. */
const dotted = (path: string): string =>
  path
    .replace(/[^\w.-]+/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '');
