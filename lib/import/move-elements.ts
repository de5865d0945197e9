import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { attributeName, expressionOf, isExpression, isJsx, literalOf } from '../mdx/jsx-attributes';
import type { Problem } from '../errors/content-issue';
import { attributeFault, elementFault, knownComponents } from '../mdx/markup-faults';
import type { MdastJsx } from '../mdx/nodes';
import { isExternal } from '../config/address';
import { moveAddress } from './addresses';
import {
  addressIn,
  attributeOf,
  dropAttributes,
  isInLink,
  lostElement,
  type MovingElement,
  quoted,
  rename,
  replace,
  textIn,
  unwrap,
  valueIn,
} from './jsx-element';
import type { moveImports } from './move-imports';
import { lostLink, movePicture } from './move-links';
import { commentIn, fenceAround } from './parse-text';
import { rangeOf } from './range';
import { valueOf } from './read-values';
import type { Edit, ImportContext, MovingPage } from './types';

function movePictureTag(element: MovingElement): Edit[] {
  const attribute = ['src', 'img', 'sources'].map((name) => attributeOf(element, name)).find(Boolean);
  const address = addressIn(element, attribute);
  const alt = textIn(element, 'alt') ?? '';
  if (address === undefined) return replace(element, alt, lostElement(element));
  const { src, link, hand } = movePicture(address, element.page, element.context);
  if (src === undefined)
    return replace(element, link && !isInLink(element) ? `[${alt || 'picture'}](${link})` : alt, hand);
  const sizes = ['width', 'height'].map((name) => ({ name, size: textIn(element, name) }));
  const written = sizes.map(({ name, size }) => (size ? ` ${name}=${quoted(size)}` : ''));
  return replace(element, `<img src=${quoted(src)} alt=${quoted(alt)}${written.join('')} />`);
}

function moveAnchor(element: MovingElement): Edit[] {
  const attribute = attributeOf(element, 'href') ?? attributeOf(element, 'to');
  const address = addressIn(element, attribute);
  const moved = address === undefined ? undefined : moveAddress(address, element.page, element.context);
  if (attribute && moved === undefined) {
    const { start, end } = rangeOf(attribute);
    return unwrap(element, { hand: lostLink(address ?? element.page.text.slice(start, end)) });
  }
  return [
    ...(attribute ? [{ ...rangeOf(attribute), text: `href=${quoted(moved ?? '')}`, change: 'link' }] : []),
    ...(element.name === 'a' ? [] : rename(element, 'a')),
    ...plainAttributes(element),
  ];
}

/** Removes attributes that the site's policy forbids, and writes `class` as JSX does. */
function plainAttributes(element: MovingElement): Edit[] {
  const { name: tag, node } = element;
  const isKept = (name: string, value: unknown): boolean =>
    /^(href|to|src|class)$/.test(name) || (value !== undefined && !attributeFault(name, value, tag));
  const classes = node.attributes
    .filter((attribute) => attributeName(attribute) === 'class')
    .map((attribute) => rangeOf(attribute).start)
    .map((start) => ({ start, end: start + 'class'.length, text: 'className', change: 'attribute' }));
  return [...dropAttributes(element, isKept), ...classes];
}

/** A frame or a recording becomes a link to it. */
function moveFrame(element: MovingElement): Edit[] {
  const { node, page, context } = element;
  const source = node.children.find((child): child is MdastJsx => 'name' in child && child.name === 'source');
  const named = source && !attributeOf(element, 'src') ? { ...element, node: source } : element;
  const address = addressIn(named, attributeOf(named, 'src') ?? attributeOf(named, 'data')) ?? '';
  const moved = isExternal(address) ? address : address && moveAddress(address, page, context);
  // A document inside its own URL is code.
  if (!moved || /^(?:data|javascript):/i.test(moved)) return replace(element, '', lostElement(element, 'it is gone'));
  return replace(element, `[${textIn(element, 'title') ?? moved}](${moved.replace(/^(?=\/\/)/, 'https:')})`);
}

type TabValues = readonly { value?: unknown; label?: unknown }[];

/** Removes attributes that this site does not support. */
const dropOthers = (element: MovingElement, ...kept: readonly string[]): Edit[] =>
  dropAttributes(element, (name, value) => kept.includes(name) && value !== undefined);

const isDefault = (node: Nodes): boolean => isJsx(node) && attributeOf({ node }, 'default') !== undefined;

/** Gives a tab the label that `<Tabs>` lists for it; if several are marked as default, only the first stays so. */
function moveTabItem(element: MovingElement): Edit[] {
  const { node, parent } = element;
  const listed = parent?.type === 'mdxJsxFlowElement' ? valueIn({ node: parent }, 'values') : undefined;
  const own = textIn(element, 'value');
  const label = (listed as TabValues | undefined)?.find(({ value }) => value === own)?.label;
  const isFirst = parent === undefined || !('children' in parent) || parent.children.find(isDefault) === node;
  const isAdded = typeof label === 'string' && !attributeOf(element, 'label');
  const at = rangeOf(node).start + '<TabItem'.length;
  return [
    ...dropOthers(element, 'value', 'label', ...(isFirst ? ['default'] : [])),
    ...(isAdded ? [{ start: at, end: at, text: ` label=${quoted(label)}`, change: 'tab' }] : []),
  ];
}

/** An element's content as text: a code block's is often a template literal or an imported file. */
function textInside({ node, page, names, context }: MovingElement): string {
  const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (only === undefined) return '';
  if (others.length > 0 || !isExpression(only)) return node.children.map((child) => toString(child)).join('\n\n');
  const code = expressionOf(only.data?.estree);
  const file = code?.type === 'Identifier' ? names.get(code.name) : undefined;
  const value = file === undefined ? valueOf(code) : context.source.read(file);
  return typeof value === 'string' ? value : page.text.slice(rangeOf(only).start + 1, rangeOf(only).end - 1);
}

/** Writes `<CodeBlock>` as a fence. */
function moveCodeBlock(element: MovingElement, hand?: Problem): Edit[] {
  const title = textIn(element, 'title');
  const lines = textInside(element)
    .replace(/^\n|\s+$/g, '')
    .split('\n');
  const indent = ' '.repeat((element.node.position?.start.column ?? 1) - 1);
  const language =
    textIn(element, 'language') ?? /^language-(\w+)/.exec(textIn(element, 'className') ?? '')?.[1] ?? 'text';
  const fence = fenceAround(lines.join('\n'));
  const opening = fence + language + (title ? ` title=${quoted(title)}` : '');
  return replace(element, [opening, ...lines, fence].join(`\n${indent}`), hand);
}

const handlers: Readonly<Record<string, (element: MovingElement) => Edit[]>> = {
  Tabs: (element) => dropOthers(element, 'groupId', 'queryString', 'defaultValue'),
  TabItem: moveTabItem,
  CodeBlock: (element) => moveCodeBlock(element),
  Admonition: (element) =>
    unwrap(element, {
      before: `:::${textIn(element, 'type') ?? 'note'} ${textIn(element, 'title') ?? ''}`.trimEnd() + '\n',
      after: '\n:::',
    }),
  Details: (element) =>
    unwrap(element, {
      before: `<details>\n<summary>${textIn(element, 'summary') ?? 'Details'}</summary>\n`,
      after: '\n</details>',
    }),
  Link: moveAnchor,
  a: moveAnchor,
  img: movePictureTag,
  Image: movePictureTag,
  IdealImage: movePictureTag,
  ThemedImage: movePictureTag,
  iframe: moveFrame,
  video: moveFrame,
  audio: moveFrame,
  embed: moveFrame,
  object: moveFrame,
  Head: (element) => replace(element, ''),
  head: (element) => replace(element, ''),
  TOCInline: (element) => replace(element, ''),
  Translate: (element) => unwrap(element),
  BrowserWindow: (element) => unwrap(element),
  h1: (element) => [...rename(element, 'h2'), ...plainAttributes(element)],
};

function moveElement(element: MovingElement): Edit[] {
  const { name, node, context, names } = element;
  const handler = handlers[name];
  if (handler) return handler(element);
  if (elementFault(name)) return replace(element, '', lostElement(element, 'it is gone'));
  if (/^[a-z]/.test(name)) return plainAttributes(element);
  if (knownComponents.includes(name)) return [];
  const isShared = context.pageByFile.get(names.get(name) ?? '')?.kind === 'partial';
  const isAlone = node.attributes.length === 0 && node.children.length === 0 && node.type === 'mdxJsxFlowElement';
  if (isShared && isAlone) return [];
  // A block with a single text in braces usually showed code.
  const isText = node.type === 'mdxJsxFlowElement' && node.children.length === 1 && node.children.every(isExpression);
  return isText ? moveCodeBlock(element, lostElement(element)) : unwrap(element, { hand: lostElement(element) });
}

/** An expression that is more than a literal is shown as it is written. */
function moveExpression(node: Nodes, { text }: MovingPage, values: ReadonlySet<string>): Edit[] {
  if (!isExpression(node)) return [];
  if (commentIn(node) !== undefined || literalOf(node.data?.estree) !== undefined) return [];
  const { start, end } = rangeOf(node);
  if (values.has(text.slice(start + 1, end - 1).trim())) return [];
  const value = valueOf(expressionOf(node.data?.estree));
  // The value is text, so signs of Markdown and JSX in it are escaped.
  if (typeof value === 'string')
    return [{ start, end, text: value.replace(/[\\`*_{}[\]<]/g, '\\$&'), change: 'expression' }];
  const hand = {
    rule: 'lost-code',
    message: 'Code in braces is shown as it is written.',
    hint: 'Write what it showed.',
  };
  const code = text.slice(start, end);
  const shown =
    node.type === 'mdxFlowExpression' ? `\`\`\`js no-check\n${code}\n\`\`\`` : `\`${code.replace(/\s+/g, ' ')}\``;
  return [{ start, end, text: code.includes('`') ? '' : shown, change: 'expression', hand }];
}

/** Rewrites HTML, JSX, code in braces and Docusaurus components to the forms of this site. */
export function moveElements(
  page: MovingPage,
  context: ImportContext,
  { names, values }: Pick<ReturnType<typeof moveImports>, 'names' | 'values'>,
): Edit[] {
  const edits: Edit[] = [];
  visit(page.tree, (node, _index, parent) => {
    edits.push(...moveExpression(node, page, values));
    if (!isJsx(node) || node.name === null) return undefined;
    edits.push(...moveElement({ page, context, names, node, name: node.name, parent }));
    return node.name === 'CodeBlock' ? SKIP : undefined;
  });
  return edits;
}
