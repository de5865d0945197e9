import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import type {} from '../mdx/file-data';
import { elementsIn, isElement } from '../mdx/hast';
import type { Fence } from './fences';

/** A fence and the `pre` made from it. */
export type FencedBlock = Readonly<{ pre: Element; fence: Fence }>;

/** Finds the blocks of an HTML tree that were made from fences, in document order. */
export const fencedBlocks = (tree: Root, { data: { fences = [] } }: VFile): FencedBlock[] =>
  elementsIn(tree, 'pre').flatMap((pre) => {
    const [code] = pre.children;
    const fence = isElement(code, 'code') ? fences[Number(code.properties['dataFence'])] : undefined;
    return fence ? [{ pre, fence }] : [];
  });
