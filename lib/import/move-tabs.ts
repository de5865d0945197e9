import { attributeName, literalValue } from '../mdx/jsx-attributes';
import type { JsxAttribute } from '../mdx/nodes';
import { attributeOf, dropAttributes, expressionOf, type MovingElement, quoted, textOf } from './jsx-element';
import { rangeOf } from './move-blocks';
import { valueOf } from './read-values';
import type { Edit } from './types';

type TabValues = readonly { value?: unknown; label?: unknown }[];

/** Gives each tab the label that `<Tabs>` lists for it, and takes out settings that this site has not. */
export function moveTabs(element: MovingElement): Edit[] {
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

export const moveTabItem = (element: MovingElement): Edit[] =>
  dropAttributes(
    element,
    (attribute) =>
      ['value', 'label', 'default'].includes(attributeName(attribute) ?? '') && literalValue(attribute) !== undefined,
  );
