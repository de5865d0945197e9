import type { Element, Nodes, Parents } from 'hast';

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

/** Visits a tree in reading order; where `visitor` gives `'skip'`, what is inside is left out. */
export function walk(
  node: Nodes,
  visitor: (node: Nodes, parent: Parents | undefined) => 'skip' | void,
  parent?: Parents,
): void {
  if (visitor(node, parent) === 'skip' || !('children' in node)) return;
  for (const child of node.children) walk(child, visitor, node);
}

/** Text of an attribute; `undefined` where it is missing or no text. */
export function textProperty(node: Element, name: string): string | undefined {
  const value = node.properties[name];
  return typeof value === 'string' ? value : undefined;
}
