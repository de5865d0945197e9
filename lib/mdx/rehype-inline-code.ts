import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { FindableVariable } from '../code/mark-variables';
import { splitText } from '../config/split-text';
import { element, isElement, textNode } from './hast';

/** Number of characters that fit on a phone's line. */
const phoneColumns = 24;

/** Command options, which browsers would break at their hyphens; a style sheet keeps them whole. */
const optionMark = { name: undefined, find: String.raw`(?<=^|\s)--?\w[\w-]*` };

/** Marks inline code that may need more than one line (`long`), options in it, and reader variables. All other code never wraps, because a break after a hyphen would split `--version` in two. */
export function rehypeInlineCode({ variables = [] }: { readonly variables?: readonly FindableVariable[] } = {}) {
  return (tree: Root): void =>
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code' || (parent && isElement(parent, 'pre'))) return;
      const isLong = toString(node).length > phoneColumns;
      if (isLong) node.properties['className'] = ['long'];
      const marks = isLong ? [optionMark, ...variables] : variables;
      node.children = node.children.flatMap((child) => {
        if (child.type !== 'text') return [child];
        return splitText(child.value, marks).map(({ text, mark }) => {
          if (!mark) return textNode(text);
          const { name } = mark;
          return name === undefined
            ? element('span', {}, [textNode(text)])
            : // Otherwise a page translator and the script that fills it would overwrite each other forever.
              element('var', { dataVariable: name, translate: 'no' }, [textNode(text)]);
        });
      });
    });
}
