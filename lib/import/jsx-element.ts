import type { Expression } from 'estree';
import type { Finding } from '../errors/content-issue';
import { attributeName, literalValue } from '../mdx/jsx-attributes';
import type { JsxAttribute, MdastJsx } from '../mdx/nodes';
import { rangeOf } from './move-blocks';
import type { ImportedNames } from './move-imports';
import { valueOf } from './read-values';
import type { Edit, ImportContext, MovingPage } from './types';

/** All that the move of an element needs. */
type Move = Readonly<{ page: MovingPage; context: ImportContext; names: ImportedNames }>;
export type MovingElement = Move &
  Readonly<{
    node: MdastJsx;
    name: string;
    /** Whether it is in a link, which can hold no other. */ isInLink: boolean;
  }>;

export const range = (from: number | undefined, to: number | undefined): { start: number; end: number } => ({
  start: from ?? 0,
  end: to ?? 0,
});

/** Where an element's opening tag and its closing one, if it has one, are written. */
export function tagsOf({ node, page: { text } }: MovingElement): {
  open: { start: number; end: number };
  close?: { start: number; end: number };
} {
  const { start, end } = rangeOf(node);
  const last = node.attributes.at(-1)?.position?.end.offset ?? start + 1;
  const open = range(start, text.indexOf('>', last) + 1);
  return open.end >= end ? { open } : { open, close: range(text.lastIndexOf('</', end), end) };
}

export const expressionOf = (attribute: JsxAttribute | undefined): Expression | undefined => {
  const value = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
  const [statement] = (typeof value === 'object' ? value?.data?.estree?.body : undefined) ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
};

export const attributeOf = ({ node }: MovingElement, name: string): JsxAttribute | undefined =>
  node.attributes.find((attribute) => attributeName(attribute) === name);

/** The text of an attribute, as far as it is told without running code. */
export function textOf(element: MovingElement, name: string): string | undefined {
  const attribute = attributeOf(element, name);
  const value = attribute && (literalValue(attribute) ?? valueOf(expressionOf(attribute)));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The address in an attribute: as text, in `require`, in `useBaseUrl`, or by an imported name. */
export function addressIn(element: MovingElement, attribute: JsxAttribute | undefined): string | undefined {
  const literal = attribute && literalValue(attribute);
  if (typeof literal === 'string') return literal;
  const { start, end } = range(attribute?.position?.start.offset, attribute?.position?.end.offset);
  const code = element.page.text.slice(start, end);
  const [, called] = /(?:require|useBaseUrl)\(\s*['"`]([^'"`]+)['"`]/.exec(code) ?? [];
  const [, name = ''] = /\{\s*(\w+)(?:\.\w+)*\s*\}$/.exec(code) ?? [];
  const file = element.names.get(name);
  return called ?? (file === undefined ? undefined : `@site/${file}`);
}

export const quoted = (text: string): string => `"${text.replaceAll('"', '&quot;')}"`;

export const lostElement = (name: string, what = 'its words are left'): Finding => ({
  rule: 'lost-element',
  message: `<${name}> is nothing that this site has; ${what}.`,
  hint: 'Write what it showed as Markdown, or make it a component of the site.',
});

/** Takes the tags away and leaves what they hold, with other text in their place. */
export function unwrap(
  element: MovingElement,
  { before = '', after = '', hand }: { before?: string; after?: string; hand?: Finding } = {},
): Edit[] {
  const { open, close } = tagsOf(element);
  const change = element.name;
  return [
    { ...open, text: close ? before : before + after, change, hand },
    ...(close ? [{ ...close, text: after, change: 'tag' }] : []),
  ];
}

export const replace = ({ node, name }: MovingElement, text: string, hand?: Finding): Edit[] => [
  { ...rangeOf(node), text, change: name, hand },
];

/** Takes attributes out, each with the space before it. */
export function dropAttributes(
  { node, page: { text } }: MovingElement,
  isKept: (attribute: JsxAttribute) => boolean,
): Edit[] {
  return node.attributes.flatMap((attribute): Edit[] => {
    if (isKept(attribute)) return [];
    const { start, end } = range(attribute.position?.start.offset, attribute.position?.end.offset);
    return [{ start: text.slice(0, start).trimEnd().length, end, text: '', change: 'attribute' }];
  });
}

export const rename = (element: MovingElement, to: string): Edit[] => {
  const { open, close } = tagsOf(element);
  const edit = (start: number): Edit => ({ start, end: start + element.name.length, text: to, change: 'tag' });
  return [edit(open.start + 1), ...(close ? [edit(close.start + 2)] : [])];
};
