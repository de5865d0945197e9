import type { Blockquote, Code, Nodes, Paragraph, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { contentStrings } from '../config/content-strings';
import type { Fence } from '../code/fences';
import { asBlocks, holdsBlocks } from './as-blocks';
import { jsxToMarkdown } from './jsx-to-markdown';
import type { Admonition } from './nodes';

/** What the twin needs besides the tree. */
export type TwinOptions = Readonly<{
  title: string;
  description: string;
  /** Every fenced block of the page. */
  fences: readonly Fence[];
  /** Absolute address of a link or picture as written. */
  address: (written: string, kind: 'link' | 'image') => string;
}>;

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .freeze();

/** Takes the Markdown tree of a page after the remark plugins and gives the page as plain Markdown: title and description on top, absolute links, nothing of the dialect. */
export function toMarkdown(tree: Root, options: TwinOptions): string {
  const head: RootContent[] = [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: options.title }] },
    { type: 'blockquote', children: [{ type: 'paragraph', children: [{ type: 'text', value: options.description }] }] },
  ];
  return writer.stringify({ type: 'root', children: [...head, ...blocksOf(tree.children, options)] });
}

/** What stands for nodes in plain Markdown, words among them as paragraphs. */
const blocksOf = (nodes: readonly Nodes[], options: TwinOptions): RootContent[] => asBlocks(plainOf(nodes, options));

const plainOf = (nodes: readonly Nodes[], options: TwinOptions): RootContent[] =>
  nodes.flatMap((node) => plain(node as RootContent, options));

function plain(node: RootContent, options: TwinOptions): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'drawn':
      return [];
    case 'admonition': {
      const body = blocksOf(node.children.slice(1), options) as Blockquote['children'];
      return [{ type: 'blockquote', children: [strong(titleOf(node)), ...body] }];
    }
    case 'tabGroup':
      return node.children.flatMap((panel) =>
        panel.type === 'tabPanel' ? [strong(panel.label), ...blocksOf(panel.children, options)] : [],
      );
    case 'code':
      return [code(node, options.fences)];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return jsxToMarkdown(node, (nodes) => plainOf(nodes, options)).map((made) => withAddress(made, options));
    default: {
      if (!('children' in node)) return [withAddress(node, options)];
      const children = holdsBlocks(node) ? blocksOf(node.children, options) : plainOf(node.children, options);
      return [withAddress({ ...node, children } as RootContent, options)];
    }
  }
}

const withAddress = (node: RootContent, { address }: TwinOptions): RootContent =>
  node.type === 'link' || node.type === 'image' ? { ...node, url: address(node.url, node.type) } : node;

const strong = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});

function titleOf({ kind, children: [title] }: Admonition): string {
  const word = contentStrings.admonitions[kind];
  const written = title ? toString(title) : '';
  return written === '' || written === word ? word : `${word}: ${written}`;
}

/** Of what stands behind the language only the title is of use to who reads plain text. */
function code(node: Code, fences: readonly Fence[]): Code {
  const fence = fences[Number(node.data?.hProperties?.['dataFence'])];
  if (!fence) return node;
  return {
    type: 'code',
    lang: node.lang,
    meta: fence.title ? `title="${fence.title}"` : null,
    value: fence.lines.map(({ text }) => text).join('\n'),
  };
}
