import type { Element, ElementContent, Nodes, Properties } from 'hast';
import { visit } from 'unist-util-visit';

export const element = (
  tagName: string,
  properties: Properties,
  children: readonly ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children: [...children] });

export const textNode = (value: string): ElementContent => ({ type: 'text', value });

/** Markup that is known to be safe. */
export const rawHtml = (value: string): ElementContent => ({ type: 'raw', value }) as unknown as ElementContent;

export const isElement = (node: Nodes | undefined, ...tagNames: readonly string[]): node is Element =>
  node?.type === 'element' && (tagNames.length === 0 || tagNames.includes(node.tagName));

export function hasClass(node: Nodes, name: string): boolean {
  const classes = node.type === 'element' ? node.properties['className'] : undefined;
  return Array.isArray(classes) && classes.includes(name);
}

/** Rank of a heading element, 1 to 6; `undefined` for everything else. */
export function headingLevel(node: Nodes): number | undefined {
  const rank = node.type === 'element' ? /^h([1-6])$/.exec(node.tagName)?.[1] : undefined;
  return rank === undefined ? undefined : Number(rank);
}

/** `undefined` if the attribute is missing or not a string. */
export function textProperty(node: Element, name: string): string | undefined {
  const value = node.properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** Every element of a tree as it is now, in document order; only elements of the given names, if any. */
export function elementsIn(tree: Nodes, ...tagNames: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(tree, (node) => {
    if (isElement(node, ...tagNames)) found.push(node);
  });
  return found;
}
