import type { Element, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type {} from '../mdx/file-data';
import type { Fence } from './fences';

/** A `pre` that a fence became, with the place it stands in. */
export type FencedBlock = Readonly<{ pre: Element; parent: Parents; fence: Fence }>;

/** Takes an HTML tree and its file and gives the blocks made from fences, in document order. */
export function fencedBlocks(tree: Root, file: VFile): FencedBlock[] {
  const fences = file.data.fences ?? [];
  const blocks: FencedBlock[] = [];
  visit(tree, 'element', (pre, _index, parent) => {
    const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
    if (!parent || code?.type !== 'element' || code.properties['dataFence'] === undefined) return;
    const fence = fences[Number(code.properties['dataFence'])];
    if (fence) blocks.push({ pre, parent, fence });
  });
  return blocks;
}

/** Puts a node in the place of a block. */
export function replaceBlock({ pre, parent }: FencedBlock, node: Element): void {
  parent.children.splice(parent.children.indexOf(pre), 1, node);
}
