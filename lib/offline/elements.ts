import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Every element of a tree, each before those inside it. The list is complete before anything is done with it: trees may then be changed. */
export function elementsIn(root: Node): Element[] {
  const inside = 'childNodes' in root ? root.childNodes.flatMap(elementsIn) : [];
  return defaultTreeAdapter.isElementNode(root) ? [root, ...inside] : inside;
}

export const attributeOf = ({ attrs }: Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;

/** Sets an attribute, or takes it away where there is no value for it. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  const others = element.attrs.filter((attribute) => attribute.name !== name);
  element.attrs = value === undefined ? others : [...others, { name, value }];
}

/** Appends an element with a text. */
export function appendElement(parent: Element, name: string, attributes: Readonly<Record<string, string>>, text = '') {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(name, parent.namespaceURI, attrs);
  if (text !== '') defaultTreeAdapter.insertText(element, text);
  defaultTreeAdapter.appendChild(parent, element);
}
