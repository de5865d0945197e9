import type { Expression } from 'estree';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Finding } from '../errors/content-issue';
import { attributeFault } from '../mdx/attribute-faults';
import { elementFault } from '../mdx/forbidden-elements';
import { attributeName, literalOf, literalValue } from '../mdx/jsx-attributes';
import { knownComponents } from '../mdx/known-components';
import { isExternal } from '../mdx/resolve-link';
import type { JsxAttribute, MdastJsx } from '../mdx/nodes';
import { moveAddress } from './addresses';
import { rangeOf } from './move-blocks';
import type { ImportedNames } from './move-imports';
import { lostLink, movePicture } from './move-links';
import { commentIn } from './parse-text';
import { valueOf } from './read-values';
import type { Edit, ImportContext, MovingPage } from './types';

/** All that the move of an element needs. */
type Move = Readonly<{ page: MovingPage; context: ImportContext; names: ImportedNames }>;
type Element = Move & Readonly<{ node: MdastJsx; name: string }>;

const range = (from: number | undefined, to: number | undefined): { start: number; end: number } => ({
  start: from ?? 0,
  end: to ?? 0,
});

/** Where an element's opening tag and its closing one, if it has one, are written. */
function tagsOf({ node, page: { text } }: Element): {
  open: { start: number; end: number };
  close?: { start: number; end: number };
} {
  const { start, end } = rangeOf(node);
  const last = node.attributes.at(-1)?.position?.end.offset ?? start + 1;
  const open = range(start, text.indexOf('>', last) + 1);
  return open.end >= end ? { open } : { open, close: range(text.lastIndexOf('</', end), end) };
}

const expressionOf = (attribute: JsxAttribute | undefined): Expression | undefined => {
  const value = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
  const [statement] = (typeof value === 'object' ? value?.data?.estree?.body : undefined) ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
};

const attributeOf = ({ node }: Element, name: string): JsxAttribute | undefined =>
  node.attributes.find((attribute) => attributeName(attribute) === name);

/** The text of an attribute, as far as it is told without running code. */
function textOf(element: Element, name: string): string | undefined {
  const attribute = attributeOf(element, name);
  const value = attribute && (literalValue(attribute) ?? valueOf(expressionOf(attribute)));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The address in an attribute: as text, in `require`, in `useBaseUrl`, or by an imported name. */
function addressIn(element: Element, attribute: JsxAttribute | undefined): string | undefined {
  const literal = attribute && literalValue(attribute);
  if (typeof literal === 'string') return literal;
  const { start, end } = range(attribute?.position?.start.offset, attribute?.position?.end.offset);
  const code = element.page.text.slice(start, end);
  const [, called] = /(?:require|useBaseUrl)\(\s*['"`]([^'"`]+)['"`]/.exec(code) ?? [];
  const [, name = ''] = /\{\s*(\w+)(?:\.\w+)*\s*\}$/.exec(code) ?? [];
  const file = element.names.get(name);
  return called ?? (file === undefined ? undefined : `@site/${file}`);
}

const quoted = (text: string): string => `"${text.replaceAll('"', '&quot;')}"`;

const lostElement = (name: string, what = 'its words are left'): Finding => ({
  rule: 'lost-element',
  message: `<${name}> is nothing that this site has; ${what}.`,
  hint: 'Write what it showed as Markdown, or make it a component of the site.',
});

/** Takes the tags away and leaves what they hold, with other text in their place. */
function unwrap(
  element: Element,
  { before = '', after = '', hand }: { before?: string; after?: string; hand?: Finding } = {},
): Edit[] {
  const { open, close } = tagsOf(element);
  const change = element.name;
  return [
    { ...open, text: close ? before : before + after, change, hand },
    ...(close ? [{ ...close, text: after, change: 'tag' }] : []),
  ];
}

const replace = ({ node, name }: Element, text: string, hand?: Finding): Edit[] => [
  { ...rangeOf(node), text, change: name, hand },
];

/** Takes attributes out, each with the space before it. */
function dropAttributes({ node, page: { text } }: Element, isKept: (attribute: JsxAttribute) => boolean): Edit[] {
  return node.attributes.flatMap((attribute): Edit[] => {
    if (isKept(attribute)) return [];
    const { start, end } = range(attribute.position?.start.offset, attribute.position?.end.offset);
    return [{ start: text.slice(0, start).trimEnd().length, end, text: '', change: 'attribute' }];
  });
}

const rename = (element: Element, to: string): Edit[] => {
  const { open, close } = tagsOf(element);
  const edit = (start: number): Edit => ({ start, end: start + element.name.length, text: to, change: 'tag' });
  return [edit(open.start + 1), ...(close ? [edit(close.start + 2)] : [])];
};

type TabValues = readonly { value?: unknown; label?: unknown }[];

function moveTabs(element: Element): Edit[] {
  const listed = valueOf(expressionOf(attributeOf(element, 'values'))) as TabValues | undefined;
  const kept = ['groupId', 'queryString', 'defaultValue'];
  const isKept = (attribute: JsxAttribute): boolean =>
    kept.includes(attributeName(attribute) ?? '') && literalValue(attribute) !== undefined;
  const labels = element.node.children.flatMap((child): Edit[] => {
    if (child.type !== 'mdxJsxFlowElement' || child.name !== 'TabItem') return [];
    const item = { ...element, node: child, name: 'TabItem' };
    const label = listed?.find(({ value }) => value === textOf(item, 'value'))?.label;
    const at = rangeOf(child).start + '<TabItem'.length;
    return typeof label !== 'string' || attributeOf(item, 'label')
      ? []
      : [{ start: at, end: at, text: ` label=${quoted(label)}`, change: 'tab' }];
  });
  return [...dropAttributes(element, isKept), ...labels];
}

const moveTabItem = (element: Element): Edit[] =>
  dropAttributes(
    element,
    (attribute) =>
      ['value', 'label', 'default'].includes(attributeName(attribute) ?? '') && literalValue(attribute) !== undefined,
  );

/** What an element holds as text: of code blocks, often in a template, or a file. */
function textInside({ node, page, names, context }: Element): string | undefined {
  const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (only === undefined) return '';
  if (others.length > 0 || (only.type !== 'mdxFlowExpression' && only.type !== 'mdxTextExpression'))
    return node.children.map((child) => toString(child)).join('\n\n');
  const [statement] = only.data?.estree?.body ?? [];
  const code = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const file = code?.type === 'Identifier' ? names.get(code.name) : undefined;
  const value = file === undefined ? valueOf(code) : context.source.read(file);
  return typeof value === 'string' ? value : page.text.slice(rangeOf(only).start + 1, rangeOf(only).end - 1);
}

function moveCodeBlock(element: Element): Edit[] {
  const title = textOf(element, 'title');
  const lines = `${textInside(element) ?? ''}`.replace(/^\n|\s+$/g, '').split('\n');
  const indent = ' '.repeat((element.node.position?.start.column ?? 1) - 1);
  const language =
    textOf(element, 'language') ?? /^language-(\w+)/.exec(textOf(element, 'className') ?? '')?.[1] ?? 'text';
  const opening = '```' + language + (title ? ` title=${quoted(title)}` : '');
  return replace(element, [opening, ...lines, '```'].join(`\n${indent}`));
}

function movePictureTag(element: Element): Edit[] {
  const attribute = ['src', 'img', 'sources'].map((name) => attributeOf(element, name)).find(Boolean);
  const address = addressIn(element, attribute);
  const alt = textOf(element, 'alt') ?? '';
  if (address === undefined) return replace(element, alt, lostElement(element.name));
  const { src, link, hand } = movePicture(address, element.page, element.context);
  if (src === undefined) return replace(element, link ? `[${alt || 'picture'}](${link})` : alt, hand);
  const sizes = ['width', 'height'].flatMap((name) =>
    textOf(element, name) ? [` ${name}=${quoted(textOf(element, name) ?? '')}`] : [],
  );
  return replace(element, `<img src=${quoted(src)} alt=${quoted(alt)}${sizes.join('')} />`);
}

function moveAnchor(element: Element): Edit[] {
  const attribute = attributeOf(element, 'href') ?? attributeOf(element, 'to');
  const address = addressIn(element, attribute);
  const renamed = element.name === 'a' ? [] : rename(element, 'a');
  if (!attribute) return [...plainAttributes(element), ...renamed];
  const moved = address === undefined ? undefined : moveAddress(address, element.page, element.context);
  if (moved === undefined) return unwrap(element, { hand: lostLink(address ?? 'code') });
  const { start, end } = range(attribute.position?.start.offset, attribute.position?.end.offset);
  return [{ start, end, text: `href=${quoted(moved)}`, change: 'link' }, ...renamed, ...plainAttributes(element)];
}

/** Takes out what the site's policy forbids, and writes `class` as JSX does. */
function plainAttributes(element: Element): Edit[] {
  const { name, node } = element;
  const isKept = (attribute: JsxAttribute): boolean =>
    /^(href|to|src|class)$/.test(attributeName(attribute) ?? '') ||
    (literalValue(attribute) !== undefined &&
      !attributeFault(attributeName(attribute) ?? '', literalValue(attribute), name));
  const classes = node.attributes.flatMap((attribute): Edit[] => {
    const start = attribute.position?.start.offset ?? 0;
    return attributeName(attribute) === 'class'
      ? [{ start, end: start + 'class'.length, text: 'className', change: 'attribute' }]
      : [];
  });
  return [...dropAttributes(element, isKept), ...classes];
}

/** A frame or a recording becomes a link to it. */
function moveFrame(element: Element): Edit[] {
  const source = element.node.children.find((child): child is MdastJsx => 'name' in child && child.name === 'source');
  const named = source && attributeOf(element, 'src') === undefined ? { ...element, node: source } : element;
  const address = addressIn(named, attributeOf(named, 'src') ?? attributeOf(named, 'data'));
  const moved =
    address === undefined
      ? undefined
      : isExternal(address)
        ? address
        : moveAddress(address, element.page, element.context);
  if (moved === undefined) return replace(element, '', lostElement(element.name, 'it is gone'));
  return replace(
    element,
    `[${textOf(element, 'title') ?? moved}](${moved.startsWith('//') ? `https:${moved}` : moved})`,
  );
}

const handlers: Readonly<Record<string, (element: Element) => Edit[]>> = {
  Tabs: moveTabs,
  TabItem: moveTabItem,
  CodeBlock: moveCodeBlock,
  Admonition: (element) =>
    unwrap(element, {
      before: `:::${textOf(element, 'type') ?? 'note'} ${textOf(element, 'title') ?? ''}`.trimEnd() + '\n',
      after: '\n:::',
    }),
  Details: (element) =>
    unwrap(element, {
      before: `<details>\n<summary>${textOf(element, 'summary') ?? 'Details'}</summary>\n`,
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
  TOCInline: (element) => replace(element, ''),
  Translate: (element) => unwrap(element),
  BrowserWindow: (element) => unwrap(element),
  h1: (element) => rename(element, 'h2'),
};

function moveElement(element: Element): Edit[] {
  const { name, node, context, names } = element;
  const handler = handlers[name];
  if (handler) return handler(element);
  if (elementFault(name)) return replace(element, '', lostElement(name, 'it is gone'));
  if (/^[a-z]/.test(name)) return plainAttributes(element);
  if (knownComponents.includes(name)) return [];
  const isShared = context.pageByFile.get(names.get(name) ?? '')?.kind === 'partial';
  const isAlone = node.attributes.length === 0 && node.children.length === 0 && node.type === 'mdxJsxFlowElement';
  return isShared && isAlone ? [] : unwrap(element, { hand: lostElement(name) });
}

/** An expression that is more than a literal is shown as it is written. */
function moveExpression(node: Nodes, { text }: MovingPage): Edit[] {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [];
  if (commentIn(node) !== undefined || literalOf(node.data?.estree) !== undefined) return [];
  const { start, end } = rangeOf(node);
  const value = valueOf((node.data?.estree?.body[0] as { expression?: Expression } | undefined)?.expression);
  if (typeof value === 'string') return [{ start, end, text: value, change: 'expression' }];
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

/** Writes HTML, JSX and components of Docusaurus in the form that this site has for them. */
export function moveElements(page: MovingPage, context: ImportContext, names: ImportedNames): Edit[] {
  const edits: Edit[] = [];
  visit(page.tree, (node) => {
    edits.push(...moveExpression(node, page));
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name === null)
      return undefined;
    edits.push(...moveElement({ page, context, names, node, name: node.name }));
    return node.name === 'CodeBlock' ? SKIP : undefined;
  });
  return edits;
}
