import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import type {} from '../mdx/file-data';
import { elementsIn, isElement } from '../mdx/hast';
import type { Fence } from './fences';

/** A `pre` that a fence became. */
export type FencedBlock = Readonly<{ pre: Element; fence: Fence }>;

/** Takes an HTML tree and its file and gives the blocks made from fences, in document order. */
export const fencedBlocks = (tree: Root, { data: { fences = [] } }: VFile): FencedBlock[] =>
  elementsIn(tree, 'pre').flatMap((pre) => {
    const [code] = pre.children;
    const fence = isElement(code, 'code') ? fences[Number(code.properties['dataFence'])] : undefined;
    return fence ? [{ pre, fence }] : [];
  });
