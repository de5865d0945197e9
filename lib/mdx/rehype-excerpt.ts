import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { hasClass } from './hast';
import { toStaticHtml } from './static-fallback';

/** Leaves the markup before the truncate mark in `file.data.excerptHtml` and removes the mark. */
export function rehypeExcerpt() {
  return (tree: Root, file: VFile): void => {
    const index = tree.children.findIndex((node) => node.type === 'element' && node.tagName === 'truncate-mark');
    if (index === -1) return;
    file.data.excerptHtml = toStaticHtml(tree.children.slice(0, index).flatMap(forList));
    tree.children.splice(index, 1);
  };
}

/** An excerpt stands among others: links within the page lead nowhere there, and heading ids would repeat. */
function forList<Node extends RootContent | ElementContent>(node: Node): Node[] {
  if (node.type !== 'element') return [node];
  if (hasClass(node, 'heading-anchor') || isFootnoteMark(node)) return [];
  const { id, ...properties } = node.properties;
  return [
    {
      ...node,
      properties: /^h[1-6]$/.test(node.tagName) ? properties : { ...properties, ...(id !== undefined && { id }) },
      children: node.children.flatMap(forList),
    },
  ];
}

const isFootnoteMark = ({ tagName, children }: Element): boolean =>
  tagName === 'sup' && children.some((child) => child.type === 'element' && 'dataFootnoteRef' in child.properties);
