import type { ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { FindableVariable } from '../code/mark-variables';
import { element, isElement, textNode } from './hast';

/** Placeholders to mark; default: none. */
type Options = Readonly<{ variables?: readonly FindableVariable[] }>;

/** A part of code that stands in an element of its own. */
type Mark = Readonly<{ find: RegExp; name: 'span' | 'var'; properties: Readonly<Record<string, string>> }>;

/** As many characters as a line of a phone holds. */
const lineLength = 24;

/** Names of options, which browsers would part at their hyphens: a style sheet keeps them whole. */
const option: Mark = { find: /(?<=^|\s)--?\w[\w-]*/g, name: 'span', properties: {} };

/** Text with what is found in it in elements of their own. */
function markText(text: string, marks: readonly Mark[]): ElementContent[] {
  const found = marks
    .flatMap((mark) => Array.from(text.matchAll(mark.find), ({ index, 0: part }) => ({ ...mark, index, part })))
    .sort((a, b) => a.index - b.index);
  let done = 0;
  const parts = found.flatMap(({ index, part, name, properties }) => {
    const before = textNode(text.slice(done, index));
    done = index + part.length;
    return [before, element(name, properties, [textNode(part)])];
  });
  return [...parts, textNode(text.slice(done))].filter((part) => part.type !== 'text' || part.value !== '');
}

/** Marks inline code that may need more than a line (`long`), options in it, and the reader's own names: all other code is kept whole, as a break after a hyphen would make `--version` two things. */
export function rehypeInlineCode({ variables = [] }: Options = {}) {
  const names = variables.map(({ name, find }): Mark => ({
    ...{ find: new RegExp(find, 'g'), name: 'var' },
    properties: { dataVariable: name },
  }));
  return (tree: Root): void =>
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code' || (parent && isElement(parent, 'pre'))) return;
      const isLong = toString(node).length > lineLength;
      if (isLong) node.properties['className'] = ['long'];
      const marks = isLong ? [option, ...names] : names;
      node.children = node.children.flatMap((child) =>
        child.type === 'text' ? markText(child.value, marks) : [child],
      );
    });
}
