import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { attributeName, expressionOf, isExpression, isJsx, literalOf } from '../mdx/jsx-attributes';
import type { Problem } from '../errors/content-issue';
import { attributeFault, elementFault, knownComponents } from '../mdx/markup-faults';
import type { MdastJsx } from '../mdx/nodes';
import { isExternal } from '../config/address';
import { convertAddress } from './addresses';
import {
  attributeAddress,
  attributeOf,
  dropAttributes,
  isInLink,
  lostElement,
  type OldElement,
  quoted,
  renameTags,
  replace,
  attributeText,
  unwrap,
  attributeValue,
} from './jsx-element';
import type { convertImports } from './convert-imports';
import { lostLink, convertPicture } from './convert-links';
import { commentIn, fenceAround } from './parse-text';
import { rangeOf } from './range';
import { valueOf } from './read-values';
import type { Edit, ImportContext, OldPage } from './types';

function convertImageTag(element: OldElement): Edit[] {
  const attribute = ['src', 'img', 'sources'].map((name) => attributeOf(element, name)).find(Boolean);
  const address = attributeAddress(element, attribute);
  const alt = attributeText(element, 'alt') ?? '';
  if (address === undefined) return replace(element, alt, lostElement(element));
  const { src, link, todo } = convertPicture(address, element.page, element.context);
  if (src === undefined)
    return replace(element, link && !isInLink(element) ? `[${alt || 'picture'}](${link})` : alt, todo);
  const sizes = ['width', 'height'].map((name) => ({ name, size: attributeText(element, name) }));
  const written = sizes.map(({ name, size }) => (size ? ` ${name}=${quoted(size)}` : ''));
  return replace(element, `<img src=${quoted(src)} alt=${quoted(alt)}${written.join('')} />`);
}

function convertAnchor(element: OldElement): Edit[] {
  const attribute = attributeOf(element, 'href') ?? attributeOf(element, 'to');
  const address = attributeAddress(element, attribute);
  const moved = address === undefined ? undefined : convertAddress(address, element.page, element.context);
  if (attribute && moved === undefined) {
    const { start, end } = rangeOf(attribute);
    return unwrap(element, { todo: lostLink(address ?? element.page.text.slice(start, end)) });
  }
  return [
    ...(attribute ? [{ ...rangeOf(attribute), text: `href=${quoted(moved ?? '')}`, change: 'link' }] : []),
    ...(element.name === 'a' ? [] : renameTags(element, 'a')),
    ...cleanAttributes(element),
  ];
}

/** Removes attributes that the site's policy forbids, and writes `class` as JSX does. */
function cleanAttributes(element: OldElement): Edit[] {
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
function convertFrame(element: OldElement): Edit[] {
  const { node, page, context } = element;
  const source = node.children.find((child): child is MdastJsx => 'name' in child && child.name === 'source');
  const named = source && !attributeOf(element, 'src') ? { ...element, node: source } : element;
  const address = attributeAddress(named, attributeOf(named, 'src') ?? attributeOf(named, 'data')) ?? '';
  const moved = isExternal(address) ? address : address && convertAddress(address, page, context);
  // A document inside its own URL is code.
  if (!moved || /^(?:data|javascript):/i.test(moved)) return replace(element, '', lostElement(element, 'it is gone'));
  return replace(element, `[${attributeText(element, 'title') ?? moved}](${moved.replace(/^(?=\/\/)/, 'https:')})`);
}

type TabValues = readonly { value?: unknown; label?: unknown }[];

/** Removes all other attributes. */
const keepAttributes = (element: OldElement, ...kept: readonly string[]): Edit[] =>
  dropAttributes(element, (name, value) => kept.includes(name) && value !== undefined);

const isDefault = (node: Nodes): boolean => isJsx(node) && attributeOf({ node }, 'default') !== undefined;

/** Gives a tab the label that `<Tabs>` lists for it; if several are marked as default, only the first stays so. */
function convertTabItem(element: OldElement): Edit[] {
  const { node, parent } = element;
  const listed = parent?.type === 'mdxJsxFlowElement' ? attributeValue({ node: parent }, 'values') : undefined;
  const own = attributeText(element, 'value');
  const label = (listed as TabValues | undefined)?.find(({ value }) => value === own)?.label;
  const isFirst = parent === undefined || !('children' in parent) || parent.children.find(isDefault) === node;
  const isAdded = typeof label === 'string' && !attributeOf(element, 'label');
  const at = rangeOf(node).start + '<TabItem'.length;
  return [
    ...keepAttributes(element, 'value', 'label', ...(isFirst ? ['default'] : [])),
    ...(isAdded ? [{ start: at, end: at, text: ` label=${quoted(label)}`, change: 'tab' }] : []),
  ];
}

/** An element's content as text: a code block's is often a template literal or an imported file. */
function textInside({ node, page, names, context }: OldElement): string {
  const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (only === undefined) return '';
  if (others.length > 0 || !isExpression(only)) return node.children.map((child) => toString(child)).join('\n\n');
  const code = expressionOf(only.data?.estree);
  const file = code?.type === 'Identifier' ? names.get(code.name) : undefined;
  const value = file === undefined ? valueOf(code) : context.source.read(file);
  return typeof value === 'string' ? value : page.text.slice(rangeOf(only).start + 1, rangeOf(only).end - 1);
}

/** Writes `<CodeBlock>` as a fence. */
function convertCodeBlock(element: OldElement, todo?: Problem): Edit[] {
  const title = attributeText(element, 'title');
  const lines = textInside(element)
    .replace(/^\n|\s+$/g, '')
    .split('\n');
  const indent = ' '.repeat((element.node.position?.start.column ?? 1) - 1);
  const language =
    attributeText(element, 'language') ??
    /^language-(\w+)/.exec(attributeText(element, 'className') ?? '')?.[1] ??
    'text';
  const fence = fenceAround(lines.join('\n'));
  const opening = fence + language + (title ? ` title=${quoted(title)}` : '');
  return replace(element, [opening, ...lines, fence].join(`\n${indent}`), todo);
}

const handlers: Readonly<Record<string, (element: OldElement) => Edit[]>> = {
  Tabs: (element) => keepAttributes(element, 'groupId', 'queryString', 'defaultValue'),
  TabItem: convertTabItem,
  CodeBlock: (element) => convertCodeBlock(element),
  Admonition: (element) =>
    unwrap(element, {
      before:
        `:::${attributeText(element, 'type') ?? 'note'} ${attributeText(element, 'title') ?? ''}`.trimEnd() + '\n',
      after: '\n:::',
    }),
  Details: (element) =>
    unwrap(element, {
      before: `<details>\n<summary>${attributeText(element, 'summary') ?? 'Details'}</summary>\n`,
      after: '\n</details>',
    }),
  Link: convertAnchor,
  a: convertAnchor,
  img: convertImageTag,
  Image: convertImageTag,
  IdealImage: convertImageTag,
  ThemedImage: convertImageTag,
  iframe: convertFrame,
  video: convertFrame,
  audio: convertFrame,
  embed: convertFrame,
  object: convertFrame,
  Head: (element) => replace(element, ''),
  head: (element) => replace(element, ''),
  TOCInline: (element) => replace(element, ''),
  Translate: (element) => unwrap(element),
  BrowserWindow: (element) => unwrap(element),
  h1: (element) => [...renameTags(element, 'h2'), ...cleanAttributes(element)],
};

function convertElement(element: OldElement): Edit[] {
  const { name, node, context, names } = element;
  const handler = handlers[name];
  if (handler) return handler(element);
  if (elementFault(name)) return replace(element, '', lostElement(element, 'it is gone'));
  if (/^[a-z]/.test(name)) return cleanAttributes(element);
  if (knownComponents.includes(name)) return [];
  const isShared = context.pageByFile.get(names.get(name) ?? '')?.kind === 'partial';
  const isAlone = node.attributes.length === 0 && node.children.length === 0 && node.type === 'mdxJsxFlowElement';
  if (isShared && isAlone) return [];
  // A block with a single text in braces usually showed code.
  const isText = node.type === 'mdxJsxFlowElement' && node.children.length === 1 && node.children.every(isExpression);
  return isText ? convertCodeBlock(element, lostElement(element)) : unwrap(element, { todo: lostElement(element) });
}

/** An expression that is more than a literal is shown as it is written. */
function convertExpression(node: Nodes, { text }: OldPage, values: ReadonlySet<string>): Edit[] {
  if (!isExpression(node)) return [];
  if (commentIn(node) !== undefined || literalOf(node.data?.estree) !== undefined) return [];
  const { start, end } = rangeOf(node);
  if (values.has(text.slice(start + 1, end - 1).trim())) return [];
  const value = valueOf(expressionOf(node.data?.estree));
  // The value is text, so signs of Markdown and JSX in it are escaped.
  if (typeof value === 'string')
    return [{ start, end, text: value.replace(/[\\`*_{}[\]<]/g, '\\$&'), change: 'expression' }];
  const todo = {
    rule: 'lost-code',
    message: 'Code in braces is shown as it is written.',
    hint: 'Write what it showed.',
  };
  const code = text.slice(start, end);
  const shown =
    node.type === 'mdxFlowExpression' ? `\`\`\`js no-check\n${code}\n\`\`\`` : `\`${code.replace(/\s+/g, ' ')}\``;
  return [{ start, end, text: code.includes('`') ? '' : shown, change: 'expression', todo }];
}

/** Rewrites HTML, JSX, code in braces and Docusaurus components to the forms of this site. */
export function convertElements(
  page: OldPage,
  context: ImportContext,
  { names, values }: Pick<ReturnType<typeof convertImports>, 'names' | 'values'>,
): Edit[] {
  const edits: Edit[] = [];
  visit(page.tree, (node, _index, parent) => {
    edits.push(...convertExpression(node, page, values));
    if (!isJsx(node) || node.name === null) return undefined;
    edits.push(...convertElement({ page, context, names, node, name: node.name, parent }));
    return node.name === 'CodeBlock' ? SKIP : undefined;
  });
  return edits;
}
