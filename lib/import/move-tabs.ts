import { attributeOf, dropAttributes, type MovingElement, quoted, textIn, valueIn } from './jsx-element';
import { rangeOf } from './range';
import type { Edit } from './types';

type TabValues = readonly { value?: unknown; label?: unknown }[];

const dropOthers = (element: MovingElement, ...kept: readonly string[]): Edit[] =>
  dropAttributes(element, (name, value) => kept.includes(name) && value !== undefined);

/** Takes out settings that this site has not. */
export const moveTabs = (element: MovingElement): Edit[] =>
  dropOthers(element, 'groupId', 'queryString', 'defaultValue');

/** The same of a tab, which gets the label that `<Tabs>` lists for it. */
export function moveTabItem(element: MovingElement): Edit[] {
  const { node, parent } = element;
  const listed = parent?.type === 'mdxJsxFlowElement' ? valueIn({ node: parent }, 'values') : undefined;
  const own = textIn(element, 'value');
  const label = (listed as TabValues | undefined)?.find(({ value }) => value === own)?.label;
  const isAdded = typeof label === 'string' && !attributeOf(element, 'label');
  const at = rangeOf(node).start + '<TabItem'.length;
  return [
    ...dropOthers(element, 'value', 'label', 'default'),
    ...(isAdded ? [{ start: at, end: at, text: ` label=${quoted(label)}`, change: 'tab' }] : []),
  ];
}
