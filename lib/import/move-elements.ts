import { SKIP, visit } from 'unist-util-visit';
import { attributeName } from '../mdx/jsx-attributes';
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
} from './jsx-element';
import { moveCodeBlock } from './move-code-block';
import { moveExpression } from './move-expression';
import type { ImportedNames } from './move-imports';
import { lostLink, movePicture } from './move-links';
import { moveTabItem, moveTabs } from './move-tabs';
import { rangeOf } from './range';
import type { Edit, ImportContext, MovingPage } from './types';

function movePictureTag(element: MovingElement): Edit[] {
  const attribute = ['src', 'img', 'sources'].map((name) => attributeOf(element, name)).find(Boolean);
  const address = addressIn(element, attribute);
  const alt = textIn(element, 'alt') ?? '';
  if (address === undefined) return replace(element, alt, lostElement(element.name));
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
  if (attribute && moved === undefined) return unwrap(element, { hand: lostLink(address ?? 'code') });
  return [
    ...(attribute ? [{ ...rangeOf(attribute), text: `href=${quoted(moved ?? '')}`, change: 'link' }] : []),
    ...(element.name === 'a' ? [] : rename(element, 'a')),
    ...plainAttributes(element),
  ];
}

/** Takes out what the site's policy forbids, and writes `class` as JSX does. */
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
  if (!moved) return replace(element, '', lostElement(element.name, 'it is gone'));
  return replace(element, `[${textIn(element, 'title') ?? moved}](${moved.replace(/^(?=\/\/)/, 'https:')})`);
}

const handlers: Readonly<Record<string, (element: MovingElement) => Edit[]>> = {
  Tabs: moveTabs,
  TabItem: moveTabItem,
  CodeBlock: moveCodeBlock,
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
  TOCInline: (element) => replace(element, ''),
  Translate: (element) => unwrap(element),
  BrowserWindow: (element) => unwrap(element),
  h1: (element) => rename(element, 'h2'),
};

function moveElement(element: MovingElement): Edit[] {
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

/** Writes HTML, JSX and components of Docusaurus in the form that this site has for them. */
export function moveElements(page: MovingPage, context: ImportContext, names: ImportedNames): Edit[] {
  const edits: Edit[] = [];
  visit(page.tree, (node, _index, parent) => {
    edits.push(...moveExpression(node, page));
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name === null)
      return undefined;
    edits.push(...moveElement({ page, context, names, node, name: node.name, parent }));
    return node.name === 'CodeBlock' ? SKIP : undefined;
  });
  return edits;
}
