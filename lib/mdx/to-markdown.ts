import type { Blockquote, Code, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { contentStrings } from '../config/content-strings';
import type { Fence } from '../code/fences';
import { attributesOf } from './jsx-attributes';
import type { Admonition, MdastJsx } from './nodes';

/** What a Markdown twin needs besides the tree. */
export type TwinOptions = Readonly<{
  title: string;
  description: string;
  fences: readonly Fence[];
  /** Absolute address of a link or picture as written. */
  address: (written: string, kind: 'link' | 'image') => string;
}>;

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', listItemIndent: 'one' })
  .freeze();

/** Writes a page's Markdown tree, after the remark plugins, as plain Markdown: title and description on top, absolute links, no syntax that only this site knows. */
export function toMarkdown(tree: Root, options: TwinOptions): string {
  const head: RootContent[] = [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: options.title }] },
    { type: 'blockquote', children: [{ type: 'paragraph', children: [{ type: 'text', value: options.description }] }] },
  ];
  return writer.stringify({ type: 'root', children: [...head, ...blocksOf(tree.children, options)] });
}

/** Plain Markdown blocks for nodes; bare words become paragraphs. */
const blocksOf = (nodes: readonly Nodes[], options: TwinOptions): RootContent[] => asBlocks(plainNodes(nodes, options));

const plainNodes = (nodes: readonly Nodes[], options: TwinOptions): RootContent[] =>
  nodes.flatMap((node) => plainNode(node as RootContent, options));

function plainNode(node: RootContent, options: TwinOptions): RootContent[] {
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
      return jsxToMarkdown(node, plainNodes(node.children, options)).map((made) => withAddress(made, options));
    default: {
      if (!('children' in node)) return [withAddress(node, options)];
      const children = holdsBlocks(node) ? blocksOf(node.children, options) : plainNodes(node.children, options);
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

/** Of a fence's settings, only the title is useful to readers of plain text. */
function code(node: Code, fences: readonly Fence[]): Code {
  const fence = fences[Number(node.data?.hProperties?.['dataFence'])];
  if (!fence) return node;
  const meta = fence.title ? `title="${fence.title}"` : null;
  return { type: 'code', lang: node.lang, meta, value: fence.lines.map(({ text }) => text).join('\n') };
}

/** Turns an author's JSX element into the nearest Markdown: its Markdown form if there is one, else only its content; a component that only runs as code is left out. */
function jsxToMarkdown(node: MdastJsx, children: RootContent[]): RootContent[] {
  switch (node.name) {
    case 'br':
      return [{ type: 'break' }];
    case 'summary':
      return [{ type: 'paragraph', children: [{ type: 'strong', children: phrasingOf(children) }] }];
    case 'a':
      return [{ type: 'link', url: attribute(node, 'href'), children: phrasingOf(children) }];
    case 'img':
      return [{ type: 'image', url: attribute(node, 'src'), alt: attribute(node, 'alt') }];
    case 'strong':
    case 'b':
      return [{ type: 'strong', children: phrasingOf(children) }];
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children: phrasingOf(children) }];
    default:
      return children;
  }
}

/** JSX content on a line of its own is parsed as a paragraph; unwraps that paragraph. */
const phrasingOf = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));

const attribute = (node: MdastJsx, name: string): string => String(attributesOf(node).get(name) ?? '');

const phrasingTypes = 'text emphasis strong delete inlineCode break link image footnoteReference'.split(' ');
const isPhrasing = (node: RootContent): node is PhrasingContent => phrasingTypes.includes(node.type);

const holdsBlocks = ({ type }: RootContent): boolean =>
  type === 'blockquote' || type === 'listItem' || type === 'footnoteDefinition';

/** Wraps words that JSX left bare in paragraphs; otherwise the writer would put everything on one line. */
function asBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let open: Paragraph | undefined;
  for (const node of nodes) {
    if (!isPhrasing(node)) {
      open = undefined;
      blocks.push(node);
    } else if (open) open.children.push(node);
    else if (node.type !== 'text' || node.value.trim() !== '') {
      open = { type: 'paragraph', children: [node] };
      blocks.push(open);
    }
  }
  return blocks;
}
