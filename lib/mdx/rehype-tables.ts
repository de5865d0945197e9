import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { contentStrings } from '../config/content-strings';
import { element, elementsIn, hasClass, headingLevel, isElement } from './hast';

/** Puts each table into a box that scrolls and can be reached and named by keyboard and screen reader; header cells get their scope. The tables of fields, which have a name and never scroll, get the box alone. */
export function rehypeTables() {
  return (tree: Root): void => {
    const uses = new Map<string, number>();
    let heading: string = contentStrings.article.tableWithoutHeading;
    visit(tree, 'element', (node, index, parent) => {
      if (headingLevel(node) !== undefined) heading = toString(node).trim();
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return;
      dropSpace(node);
      nameRows(node);
      dressCells(node);
      const number = (uses.get(heading) ?? 0) + 1;
      uses.set(heading, number);
      // A group and no region: a page may have twenty tables, and each would be a landmark.
      const stop = { role: 'group', ariaLabel: contentStrings.article.table(heading, number), tabIndex: 0 };
      const box = { className: ['table-scroll'], ...(!hasClass(node, 'field-table') && stop) };
      parent.children[index] = element('div', box, [node]);
    });
  };
}

/** Lines between cells and rows are nothing that anybody sees. */
function dropSpace(table: Element): void {
  for (const node of elementsIn(table, 'table', 'thead', 'tbody', 'tfoot', 'tr'))
    node.children = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
}

const isEmpty = (cell: Element): boolean => toString(cell).trim() === '';

/** Below an empty corner the first column has the names of the rows. */
function nameRows(table: Element): void {
  const [corner] = elementsIn(table, 'th', 'td');
  if (!isElement(corner, 'th') || !isEmpty(corner)) return;
  for (const { children } of elementsIn(table, 'tr')) {
    const [name] = children;
    if (!isElement(name, 'td') || isEmpty(name)) continue;
    name.tagName = 'th';
    name.properties['scope'] = 'row';
  }
}

/** Alignment becomes a class, as MDX would write the old `align` attribute as an inline style. */
function dressCells(table: Element): void {
  for (const cell of elementsIn(table, 'th', 'td')) {
    const { align, ...properties } = cell.properties;
    const { className } = properties;
    if (typeof align === 'string')
      properties['className'] = [...(Array.isArray(className) ? className : []), `align-${align}`];
    // The empty corner of a table with row names is the heading of nothing.
    if (cell.tagName === 'th' && isEmpty(cell)) cell.tagName = 'td';
    if (cell.tagName === 'th') properties['scope'] ??= 'col';
    cell.properties = properties;
  }
}
