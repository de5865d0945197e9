import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export type ExportedTarget = Readonly<{ tag: string; value: string }>;

/** Every element of an exported page, also of what is shown without JavaScript only. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  // One loop instead of a generator: an export has millions of elements.
  const visit = (node: Node): void => {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html, { scriptingEnabled: false }));
  return found;
}

/** The value of an attribute; `''` where there is none. */
export const attribute = (element: Element | undefined, wanted: string): string =>
  element?.attrs.find(({ name }) => name === wanted)?.value ?? '';

/** The text directly inside of an element. */
export const textOf = (node: Element): string =>
  node.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

/** The ids of elements, repetitions too. */
export const idsOf = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'id').map(({ value }) => value));

const addressAttributes: ReadonlySet<string> = new Set(['href', 'src', 'srcset', 'poster', 'data', 'action']);

/** `a.png 1x, b.png 2x` holds two addresses. */
const addressesIn = (name: string, value: string): string[] =>
  name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value.trim()];

/** All addresses that elements lead to or load. */
export const targetsOf = (elements: readonly Element[]): ExportedTarget[] =>
  elements.flatMap(({ tagName: tag, attrs }) =>
    attrs
      .filter(({ name }) => addressAttributes.has(name))
      .flatMap(({ name, value }) => addressesIn(name, value).map((address) => ({ tag, value: address }))),
  );
