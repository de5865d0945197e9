import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { contentStrings } from '../config/content-strings';
import { element } from './element';
import { hasClass, headingLevel, isElement, walk } from './hast';

/** Puts each table into a box that scrolls and can be reached and named by keyboard and screen reader; header cells get their scope. */
export function rehypeTables() {
  return (tree: Root): void => {
    const uses = new Map<string, number>();
    const found: { table: Element; name: string; wrap: (box: Element) => void }[] = [];
    let heading: string = contentStrings.article.tableWithoutHeading;
    walk(tree, (node, parent) => {
      if (headingLevel(node) !== undefined) heading = toString(node).trim();
      if (!isElement(node, 'table') || !parent) return;
      dropSpace(node);
      dressCells(node);
      if (hasClass(parent, 'table-scroll')) return;
      const number = (uses.get(heading) ?? 0) + 1;
      uses.set(heading, number);
      const index = parent.children.indexOf(node);
      found.push({
        table: node,
        name: contentStrings.article.table(heading, number),
        wrap: (box) => parent.children.splice(index, 1, box),
      });
    });
    // Wrapped after the walk: it must not meet a table again in its new place.
    for (const { table, name, wrap } of found)
      wrap(element('div', { className: ['table-scroll'], role: 'region', ariaLabel: name, tabIndex: 0 }, [table]));
  };
}

/** Lines between cells and rows are nothing that anybody sees. */
function dropSpace(table: Element): void {
  walk(table, (node) => {
    if (isElement(node, 'table', 'thead', 'tbody', 'tfoot', 'tr'))
      node.children = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  });
}

/** Alignment becomes a class, as MDX would write the old `align` attribute as an inline style. */
function dressCells(table: Element): void {
  walk(table, (node, parent) => {
    if (!isElement(node, 'th', 'td')) return;
    const { align, ...properties } = node.properties;
    if (typeof align === 'string') properties['className'] = [...classesOf(node), `align-${align}`];
    // The empty corner of a table with row names is the heading of nothing.
    if (node.tagName === 'th' && toString(node).trim() === '') node.tagName = 'td';
    if (node.tagName === 'th' && isElement(parent, 'tr') && properties['scope'] === undefined)
      properties['scope'] = 'col';
    node.properties = properties;
  });
}

const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];
