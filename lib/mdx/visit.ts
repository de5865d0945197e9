import type { Node, Parent } from 'unist';
import { SKIP, type visit as visitOfLibrary } from 'unist-util-visit';

export { SKIP };

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => unknown;

const isParent = (node: Node): node is Parent => 'children' in node && Array.isArray(node.children);

/** Gives the place among its siblings to go on with. */
function visitNode(
  node: Node,
  types: readonly string[] | undefined,
  visitor: Visitor,
  index?: number,
  parent?: Parent,
): number {
  const next = (index ?? 0) + 1;
  const answer = !types || types.includes(node.type) ? visitor(node, index, parent) : undefined;
  if (Array.isArray(answer)) return typeof answer[1] === 'number' ? answer[1] : next;
  if (answer !== SKIP && isParent(node))
    for (let place = 0; place < node.children.length;) {
      const child = node.children[place];
      if (!child) break;
      place = visitNode(child, types, visitor, place, node);
    }
  return next;
}

type Visit = typeof visitOfLibrary;

/**
 * `visit` of `unist-util-visit`, for types of nodes as tests and `[SKIP, index]` as answers: visits a tree in reading order. The library
 * composes a name for each node that it comes to, for stack traces, in which pages spend a tenth of their compilation.
 */
export const visit = ((tree: Node, test: string | readonly string[] | Visitor, visitor?: Visitor): void => {
  if (typeof test === 'function') visitNode(tree, undefined, test);
  else if (visitor) visitNode(tree, typeof test === 'string' ? [test] : test, visitor);
}) as Visit;
