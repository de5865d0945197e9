import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { contentStrings } from '../config/content-strings';
import { element, elementsIn, hasClass, headingLevel, isElement } from './hast';

/** Puts each table into a box that scrolls, takes keyboard focus and has a name for screen readers; header cells get their scope. Tables of fields have their own name and never scroll, so they get a plain box. */
export function rehypeTables() {
  return (tree: Root): void => {
    const uses = new Map<string, number>();
    let heading: string = contentStrings.article.tableWithoutHeading;
    visit(tree, 'element', (node, index, parent) => {
      if (headingLevel(node) !== undefined) heading = toString(node).trim();
      if (node.tagName !== 'table' || parent === undefined || index === undefined) return;
      removeWhitespace(node);
      markRowHeaders(node);
      setCellAttributes(node);
      const number = (uses.get(heading) ?? 0) + 1;
      uses.set(heading, number);
      // A group and no region: a page may have twenty tables, and each would be a landmark.
      const focusable = { role: 'group', ariaLabel: contentStrings.article.table(heading, number), tabIndex: 0 };
      const boxProperties = { className: ['table-scroll'], ...(!hasClass(node, 'field-table') && focusable) };
      parent.children[index] = element('div', boxProperties, [node]);
    });
  };
}

/** Whitespace between cells and rows is never visible. */
function removeWhitespace(table: Element): void {
  for (const node of elementsIn(table, 'table', 'thead', 'tbody', 'tfoot', 'tr'))
    node.children = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
}

const isEmpty = (cell: Element): boolean => toString(cell).trim() === '';

/** If the top left cell is empty, the first column holds row names. */
function markRowHeaders(table: Element): void {
  const [corner] = elementsIn(table, 'th', 'td');
  if (!isElement(corner, 'th') || !isEmpty(corner)) return;
  for (const { children } of elementsIn(table, 'tr')) {
    const [name] = children;
    if (!isElement(name, 'td') || isEmpty(name)) continue;
    name.tagName = 'th';
    name.properties['scope'] = 'row';
  }
}

/** Alignment becomes a class, because MDX would turn the old `align` attribute into an inline style. */
function setCellAttributes(table: Element): void {
  for (const cell of elementsIn(table, 'th', 'td')) {
    const { align, ...properties } = cell.properties;
    const { className } = properties;
    if (typeof align === 'string')
      properties['className'] = [...(Array.isArray(className) ? className : []), `align-${align}`];
    // The empty corner of a table with row names is not a header cell.
    if (cell.tagName === 'th' && isEmpty(cell)) cell.tagName = 'td';
    if (cell.tagName === 'th') properties['scope'] ??= 'col';
    cell.properties = properties;
  }
}
