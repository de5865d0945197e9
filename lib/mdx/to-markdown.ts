import type { Blockquote, Code, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { contentStrings } from '../config/content-strings';
import type { Fence } from '../code/fences';
import { asBlocks, holdsBlocks } from './as-blocks';
import { jsxToMarkdown } from './jsx-to-markdown';
import type { Admonition, TabGroup } from './nodes';

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
  return writer.stringify({
    type: 'root',
    children: [...head, ...asBlocks(tree.children.flatMap((node) => plain(node, options)))],
  });
}

/** Gives what stands for a node in plain Markdown. */
function plain(node: RootContent, options: TwinOptions): RootContent[] {
  const inside = (nodes: readonly Nodes[]): RootContent[] =>
    nodes.flatMap((child) => plain(child as RootContent, options));
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'truncateMark':
    case 'drawn':
      return [];
    case 'admonition':
      return [admonition(node, inside)];
    case 'tabGroup':
      return tabs(node, inside);
    case 'code':
      return [code(node, options.fences)];
    case 'link':
      return [
        { ...node, url: options.address(node.url, 'link'), children: inside(node.children) as PhrasingContent[] },
      ];
    case 'image':
      return [{ ...node, url: options.address(node.url, 'image') }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return jsxToMarkdown(node, inside).map((made) => withAddress(made, options));
    default:
      return 'children' in node
        ? [
            {
              ...node,
              children: holdsBlocks(node) ? asBlocks(inside(node.children)) : inside(node.children),
            } as RootContent,
          ]
        : [node];
  }
}

const withAddress = (node: RootContent, { address }: TwinOptions): RootContent =>
  node.type === 'link' || node.type === 'image' ? { ...node, url: address(node.url, node.type) } : node;

const strong = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});

function admonition(
  { kind, children: [title, ...body] }: Admonition,
  inside: (nodes: readonly Nodes[]) => RootContent[],
): Blockquote {
  const word = contentStrings.admonitions[kind];
  const written = title ? toString(title) : '';
  return {
    type: 'blockquote',
    children: [
      strong(written === '' || written === word ? word : `${word}: ${written}`),
      ...asBlocks(inside(body)),
    ] as Blockquote['children'],
  };
}

const tabs = ({ children }: TabGroup, inside: (nodes: readonly Nodes[]) => RootContent[]): RootContent[] =>
  children.flatMap((panel) =>
    panel.type === 'tabPanel' ? [strong(panel.label), ...asBlocks(inside(panel.children))] : [],
  );

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
