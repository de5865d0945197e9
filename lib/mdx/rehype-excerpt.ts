import path from 'node:path/posix';
import type { ElementContent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { truncateMark } from './remark-comments';
import { toStaticHtml } from './static-fallback';

/** Stores the markup before the truncate mark in `file.data.excerptHtml` and removes the mark. */
export function rehypeExcerpt() {
  return (tree: Root, file: VFile): void => {
    const index = tree.children.findIndex((node) => node.type === 'element' && node.tagName === truncateMark);
    if (index === -1) return;
    const prefix = path.basename(file.path).replace(/\W+/g, '-');
    file.data.excerptHtml = toStaticHtml(tree.children.slice(0, index).flatMap((node) => withoutIds(node, prefix)));
    tree.children.splice(index, 1);
  };
}

/** A list shows several excerpts: links within the page lead nowhere there, and ids would repeat. */
function withoutIds(node: RootContent | ElementContent, prefix: string): (RootContent | ElementContent)[] {
  if (node.type !== 'element') return [node];
  const properties = { ...node.properties };
  const children = node.children.flatMap((child) => withoutIds(child, prefix)) as ElementContent[];
  if (String(properties['href']).startsWith('#')) return 'dataFootnoteRef' in properties ? [] : children;
  if (node.tagName === 'sup' && children.length === 0) return [];
  for (const name of ['id', 'ariaControls', 'ariaLabelledBy'])
    if (name in properties) properties[name] = `${prefix}-${String(properties[name])}`;
  return [{ ...node, properties, children }];
}
