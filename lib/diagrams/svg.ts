import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Takes the markup of a drawing and gives its `svg` element. */
export function parseSvg(markup: string): Element {
  const root: Root = fromHtml(markup, { fragment: true });
  const svg = root.children.find((node): node is Element => node.type === 'element');
  if (!svg) throw new Error('The drawing library gave no svg element.');
  return svg;
}

/** Gives the elements below an element, in document order. */
export function elementsIn(parent: Nodes): Element[] {
  if (!('children' in parent)) return [];
  return parent.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []));
}

export const hasClass = (element: Element, name: string): boolean =>
  Array.isArray(element.properties['className']) && element.properties['className'].includes(name);

/** A number in an attribute; 0 where it is missing. */
export const numberOf = (element: Element, name: string): number => Number(element.properties[name] ?? 0);

export type Point = readonly [x: number, y: number];

/** The corners in a `points` attribute. */
export function pointsOf(element: Element): Point[] {
  const numbers = String(element.properties['points'] ?? '').match(/-?[\d.]+(?:e-?\d+)?/g) ?? [];
  return numbers.flatMap((_, index) =>
    index % 2 === 0 ? [[Number(numbers[index]), Number(numbers[index + 1])] as const] : [],
  );
}

export const setPoints = (element: Element, points: readonly Point[]): void => {
  element.properties['points'] = points.map((point) => point.join(',')).join(' ');
};

/** Moves an element, and the lines of a text, to the right. */
export function moveRight(element: Element, distance: number): void {
  for (const name of ['x', 'x1', 'x2', 'cx'])
    if (element.properties[name] !== undefined) element.properties[name] = numberOf(element, name) + distance;
  if (element.properties['points'] !== undefined)
    setPoints(
      element,
      pointsOf(element).map(([x, y]) => [x + distance, y]),
    );
  const move = /^translate\(([-\d.]+),(.*)$/.exec(String(element.properties['transform'] ?? ''));
  if (move) element.properties['transform'] = `translate(${Number(move[1]) + distance},${move[2]}`;
}
