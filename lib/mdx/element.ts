import type { Element, ElementContent, Properties } from 'hast';

/** Takes a name, properties and children and gives the element. */
export const element = (
  tagName: string,
  properties: Properties,
  children: readonly ElementContent[] = [],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [...children],
});

/** Takes markup that is known to be safe and gives the node that stands for it. */
export const rawHtml = (value: string): ElementContent => ({ type: 'raw', value }) as unknown as ElementContent;
