import type { Nodes } from 'mdast';
import type { Problem } from '../errors/content-issue';
import { attributeName, expressionOf, literalValue } from '../mdx/jsx-attributes';
import type { JsxAttribute, MdastJsx } from '../mdx/nodes';
import { textOf } from './fields';
import type { ImportedNames } from './convert-imports';
import { type Range, rangeOf } from './range';
import { valueOf } from './read-values';
import type { Edit, ImportContext, OldPage } from './types';

/** An element with its parent and everything needed to convert it. */
export type OldElement = Readonly<{
  page: OldPage;
  context: ImportContext;
  names: ImportedNames;
  node: MdastJsx;
  name: string;
  parent: Nodes | undefined;
}>;

/** Whether an element is in a link, which must not contain another. */
export const isInLink = ({ parent }: OldElement): boolean =>
  parent?.type === 'link' || (parent !== undefined && 'name' in parent && parent.name === 'a');

/** Ranges of an element's opening tag and, if any, its closing tag. */
function tagsOf({ node, page: { text } }: OldElement): Readonly<{ open: Range; close?: Range }> {
  const { start, end } = rangeOf(node);
  const last = node.attributes.at(-1);
  const open = { start, end: text.indexOf('>', last ? rangeOf(last).end : start + 1) + 1 };
  return open.end >= end ? { open } : { open, close: { start: text.lastIndexOf('</', end), end } };
}

export const attributeOf = ({ node }: Pick<OldElement, 'node'>, name: string): JsxAttribute | undefined =>
  node.attributes.find((attribute) => attributeName(attribute) === name);

/** The value of an attribute, if known without running code. */
export function attributeValue(element: Pick<OldElement, 'node'>, name: string): unknown {
  const attribute = attributeOf(element, name);
  const value = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
  const code = typeof value === 'object' ? valueOf(expressionOf(value?.data?.estree)) : undefined;
  return attribute && (literalValue(attribute) ?? code);
}

/** The text of an attribute, if known without running code. */
export const attributeText = (element: OldElement, name: string): string | undefined =>
  textOf(attributeValue(element, name));

/** The address in an attribute: a string, in `require` or `useBaseUrl`, the light one of several, or an imported name. */
export function attributeAddress(element: OldElement, attribute: JsxAttribute | undefined): string | undefined {
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
export function lostElement(element: OldElement, what?: string): Problem {
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
  element: OldElement,
  { before = '', after = '', todo }: { before?: string; after?: string; todo?: Problem } = {},
): Edit[] {
  const { open, close } = tagsOf(element);
  const change = element.name;
  if (!close) return [{ ...open, text: before + after, change, todo }];
  return [
    { ...open, text: before, change, todo },
    { ...close, text: after, change: 'tag' },
  ];
}

export const replace = ({ node, name }: OldElement, text: string, todo?: Problem): Edit[] => [
  { ...rangeOf(node), text, change: name, todo },
];

/** Takes attributes out, each with the space before it. */
export const dropAttributes = (
  { node, page: { text } }: OldElement,
  isKept: (name: string, value: unknown) => boolean,
): Edit[] =>
  node.attributes
    .filter((attribute) => !isKept(attributeName(attribute) ?? '', literalValue(attribute)))
    .map(rangeOf)
    .map(({ start, end }) => ({ start: text.slice(0, start).trimEnd().length, end, text: '', change: 'attribute' }));

export const renameTags = (element: OldElement, to: string): Edit[] =>
  Object.entries(tagsOf(element)).map(([tag, { start: at }]) => {
    const start = at + (tag === 'open' ? '<' : '</').length;
    return { start, end: start + element.name.length, text: to, change: 'tag' };
  });
