import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { isElement } from './hast';

/** As many characters as a line of a phone holds. */
const lineLength = 24;

/** Marks inline code that may need more than a line (`long`): all other is kept whole, as a break after a hyphen would make `--version` two things. */
export function rehypeInlineCode() {
  return (tree: Root): void =>
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code' || (parent && isElement(parent, 'pre'))) return;
      if (toString(node).length > lineLength) node.properties['className'] = ['long'];
    });
}
