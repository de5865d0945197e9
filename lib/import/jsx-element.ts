import type { Nodes } from 'mdast';
import type { Problem } from '../errors/content-issue';
import { attributeName, expressionOf, literalValue } from '../mdx/jsx-attributes';
import type { JsxAttribute, MdastJsx } from '../mdx/nodes';
import { textOf } from './fields';
import type { ImportedNames } from './move-imports';
import { type Range, rangeOf } from './range';
import { valueOf } from './read-values';
import type { Edit, ImportContext, MovingPage } from './types';

/** An element with its parent and everything needed to convert it. */
export type MovingElement = Readonly<{
  page: MovingPage;
  context: ImportContext;
  names: ImportedNames;
  node: MdastJsx;
  name: string;
  parent: Nodes | undefined;
}>;

/** Whether an element is in a link, which must not contain another. */
export const isInLink = ({ parent }: MovingElement): boolean =>
  parent?.type === 'link' || (parent !== undefined && 'name' in parent && parent.name === 'a');

/** Ranges of an element's opening tag and, if any, its closing tag. */
function tagsOf({ node, page: { text } }: MovingElement): Readonly<{ open: Range; close?: Range }> {
  const { start, end } = rangeOf(node);
  const last = node.attributes.at(-1);
  const open = { start, end: text.indexOf('>', last ? rangeOf(last).end : start + 1) + 1 };
  return open.end >= end ? { open } : { open, close: { start: text.lastIndexOf('</', end), end } };
}

export const attributeOf = ({ node }: Pick<MovingElement, 'node'>, name: string): JsxAttribute | undefined =>
  node.attributes.find((attribute) => attributeName(attribute) === name);

/** The value of an attribute, if known without running code. */
export function valueIn(element: Pick<MovingElement, 'node'>, name: string): unknown {
  const attribute = attributeOf(element, name);
  const value = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
  const code = typeof value === 'object' ? valueOf(expressionOf(value?.data?.estree)) : undefined;
  return attribute && (literalValue(attribute) ?? code);
}

/** The text of an attribute, if known without running code. */
export const textIn = (element: MovingElement, name: string): string | undefined => textOf(valueIn(element, name));

/** The address in an attribute: a string, in `require` or `useBaseUrl`, the light one of several, or an imported name. */
export function addressIn(element: MovingElement, attribute: JsxAttribute | undefined): string | undefined {
  if (!attribute) return undefined;
  const literal = literalValue(attribute);
  if (typeof literal === 'string') return literal;
  const { start, end } = rangeOf(attribute);
  const code = element.page.text.slice(start, end);
  const [, called] = /(?:\b(?:require|useBaseUrl)\(|\blight:)\s*['"`]([^'"`]+)['"`]/.exec(code) ?? [];
  const [, name = ''] = /\{\s*(\w+)(?:\.\w+)*\s*\}$/.exec(code) ?? [];
  const file = element.names.get(name);
  return called ?? (file && `@site/${file}`);
}

export const quoted = (text: string): string => `"${text.replaceAll('"', '&quot;')}"`;

/** Reports a lost element with its tag as written, since the attributes may hold what it showed. */
export function lostElement(element: MovingElement, what?: string): Problem {
  const { start, end } = tagsOf(element).open;
  const tag = element.page.text.slice(start, end).replaceAll(/\s+/g, ' ');
  const left = element.node.children.length === 0 ? 'it is gone' : 'its words are left';
  return {
    rule: 'lost-element',
    message: `${tag.length > longestTag ? `${tag.slice(0, longestTag)}…` : tag} does not exist on this site; ${what ?? left}.`,
    hint: 'Write what it showed as Markdown, or make it a component of the site.',
  };
}

const longestTag = 160;

/** Removes an element's tags but keeps its content, with other text in place of the tags. */
export function unwrap(
  element: MovingElement,
  { before = '', after = '', hand }: { before?: string; after?: string; hand?: Problem } = {},
): Edit[] {
  const { open, close } = tagsOf(element);
  const change = element.name;
  if (!close) return [{ ...open, text: before + after, change, hand }];
  return [
    { ...open, text: before, change, hand },
    { ...close, text: after, change: 'tag' },
  ];
}

export const replace = ({ node, name }: MovingElement, text: string, hand?: Problem): Edit[] => [
  { ...rangeOf(node), text, change: name, hand },
];

/** Takes attributes out, each with the space before it. */
export const dropAttributes = (
  { node, page: { text } }: MovingElement,
  isKept: (name: string, value: unknown) => boolean,
): Edit[] =>
  node.attributes
    .filter((attribute) => !isKept(attributeName(attribute) ?? '', literalValue(attribute)))
    .map(rangeOf)
    .map(({ start, end }) => ({ start: text.slice(0, start).trimEnd().length, end, text: '', change: 'attribute' }));

export const rename = (element: MovingElement, to: string): Edit[] =>
  Object.entries(tagsOf(element)).map(([tag, { start: at }]) => {
    const start = at + (tag === 'open' ? '<' : '</').length;
    return { start, end: start + element.name.length, text: to, change: 'tag' };
  });
