import type { ElementContent } from 'hast';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import type {} from 'remark-rehype';
import { unified } from 'unified';
import { element, textNode } from '../mdx/hast';

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
/** A dotted path as code that may break after its dots. */
export const path = (value: string): PhrasingContent => {
  const parts = value.split(/(?<=\.)/);
  const hChildren = parts.flatMap((part, index): ElementContent[] => [
    ...(index === 0 ? [] : [element('wbr', {})]),
    textNode(part),
  ]);
  return { type: 'inlineCode', value, data: { hChildren } };
};
export const lineBreak: PhrasingContent = { type: 'break' };
export const link = (url: string, children: readonly PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  children: children as Extract<PhrasingContent, { type: 'link' }>['children'],
});

/** Joins parts, with `between` between every two. */
export const join = (parts: readonly (readonly PhrasingContent[])[], between: PhrasingContent): PhrasingContent[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [between, ...part]));

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parses a description in Markdown into the content of a table cell; paragraphs become lines, and markup in angle brackets stays text. */
export function parsePhrasing(markdown: string): PhrasingContent[] {
  const tree: Root = parser.parse(markdown);
  const paragraphs = tree.children.map((node) =>
    node.type === 'paragraph' ? node.children.map(dropPosition) : [text(node.type === 'html' ? node.value : markdown)],
  );
  return join(paragraphs, lineBreak);
}

/** Removes positions: they would refer to the data file's text, not to the page. */
function dropPosition<Node extends Nodes>(node: Node): Node {
  if (node.type === 'html') return { type: 'text', value: node.value } as Nodes as Node;
  const copy = { ...node, position: undefined };
  return 'children' in copy ? { ...copy, children: (copy.children as Nodes[]).map(dropPosition) } : copy;
}
