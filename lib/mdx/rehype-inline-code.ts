import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { element, isElement, textNode } from './hast';

/** As many characters as a line of a phone holds. */
const lineLength = 24;

/** Names of options, which browsers would part at their hyphens. */
const option = /(?<=^|\s)(--?\w[\w-]*)/;

/** Text with each option in an element of its own, which a style sheet keeps whole. */
const wholeOptions = (text: string): ElementContent[] =>
  text
    .split(option)
    .map((part, index) => (index % 2 === 0 ? textNode(part) : element('span', {}, [textNode(part)])))
    .filter((part) => part.type !== 'text' || part.value !== '');

/** Marks inline code that may need more than a line (`long`), and keeps the options in it whole: all other is kept whole, as a break after a hyphen would make `--version` two things. */
export function rehypeInlineCode() {
  return (tree: Root): void =>
    visit(tree, 'element', (node: Element, _index, parent) => {
      if (node.tagName !== 'code' || (parent && isElement(parent, 'pre'))) return;
      if (toString(node).length <= lineLength) return;
      node.properties['className'] = ['long'];
      node.children = node.children.flatMap((child) => (child.type === 'text' ? wholeOptions(child.value) : [child]));
    });
}
