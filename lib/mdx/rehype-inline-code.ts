import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { FindableVariable } from '../code/mark-variables';
import { splitText } from '../config/split-text';
import { element, isElement, textNode } from './hast';

/** As many characters as a line of a phone holds. */
const lineLength = 24;

/** Names of options, which browsers would part at their hyphens: a style sheet keeps them whole. */
const option = { name: undefined, find: String.raw`(?<=^|\s)--?\w[\w-]*` };

/** Marks inline code that may need more than a line (`long`), options in it, and the reader's own names: all other code is kept whole, as a break after a hyphen would make `--version` two things. */
export function rehypeInlineCode({ variables = [] }: { readonly variables?: readonly FindableVariable[] } = {}) {
  return (tree: Root): void =>
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code' || (parent && isElement(parent, 'pre'))) return;
      const isLong = toString(node).length > lineLength;
      if (isLong) node.properties['className'] = ['long'];
      const marks = isLong ? [option, ...variables] : variables;
      node.children = node.children.flatMap((child) => {
        if (child.type !== 'text') return [child];
        return splitText(child.value, marks).map(({ text, mark }) => {
          if (!mark) return textNode(text);
          const { name } = mark;
          return name === undefined
            ? element('span', {}, [textNode(text)])
            : // What translates it and what fills it would write over each other without end.
              element('var', { dataVariable: name, translate: 'no' }, [textNode(text)]);
        });
      });
    });
}
