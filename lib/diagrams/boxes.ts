import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { elementsIn, numberOf, pointsOf } from './svg';
import { textWidth } from './text-width';

/** A rectangle of the drawing. */
export type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>;

/** Takes boxes and gives the one around them all. */
export function unite(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const all = (side: keyof Box): number[] => boxes.map((box) => box[side]);
  return {
    left: Math.min(...all('left')),
    top: Math.min(...all('top')),
    right: Math.max(...all('right')),
    bottom: Math.max(...all('bottom')),
  };
}

/** Takes a shape, or an element that holds shapes, and gives the box around them, words left out. */
export const boxOf = (element: Element): Box | undefined =>
  unite([element, ...elementsIn(element)].flatMap((part) => shapeBox(part) ?? []));

/** Takes a drawing and gives the box around its shapes and words; what `defs` holds is drawn elsewhere. */
export function contentBox(svg: Element): Box | undefined {
  const drawn = svg.children.flatMap((child) =>
    child.type === 'element' && child.tagName !== 'defs' ? [child, ...elementsIn(child)] : [],
  );
  return unite(drawn.flatMap((part) => shapeBox(part) ?? textBox(part) ?? []));
}

const around = (points: readonly (readonly [number, number])[]): Box | undefined =>
  unite(points.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y })));

function shapeBox(element: Element): Box | undefined {
  const number = (name: string): number => numberOf(element, name);
  switch (element.tagName) {
    case 'rect':
      return {
        left: number('x'),
        top: number('y'),
        right: number('x') + number('width'),
        bottom: number('y') + number('height'),
      };
    case 'circle':
      return {
        left: number('cx') - number('r'),
        top: number('cy') - number('r'),
        right: number('cx') + number('r'),
        bottom: number('cy') + number('r'),
      };
    case 'ellipse':
      return {
        left: number('cx') - number('rx'),
        top: number('cy') - number('ry'),
        right: number('cx') + number('rx'),
        bottom: number('cy') + number('ry'),
      };
    case 'line':
      return around([
        [number('x1'), number('y1')],
        [number('x2'), number('y2')],
      ]);
    case 'polyline':
    case 'polygon':
      return around(pointsOf(element));
    case 'g':
      return iconBox(element);
    default:
      return undefined;
  }
}

/** Edge of the grid that the icon of an actor is drawn on before it is scaled. */
const iconGrid = 24;

function iconBox(element: Element): Box | undefined {
  const [, x, y, scale] =
    /^translate\(([-\d.]+),([-\d.]+)\) scale\(([\d.]+)\)$/.exec(String(element.properties['transform'] ?? '')) ?? [];
  if (x === undefined || y === undefined || scale === undefined) return undefined;
  const size = iconGrid * Number(scale);
  return { left: Number(x), top: Number(y), right: Number(x) + size, bottom: Number(y) + size };
}

function textBox(element: Element): Box | undefined {
  if (element.tagName !== 'text') return undefined;
  const size = numberOf(element, 'fontSize');
  const spans = element.children.filter(
    (child): child is Element => child.type === 'element' && child.properties['dy'] !== undefined,
  );
  const isBold = numberOf(element, 'fontWeight') >= 600;
  const width = Math.max(
    ...(spans.length > 0 ? spans : [element]).map((line) => textWidth(toString(line), size, isBold)),
  );
  const shares = { start: 0, middle: 0.5, end: 1 } as const;
  const left =
    numberOf(element, 'x') - width * shares[(element.properties['textAnchor'] ?? 'start') as keyof typeof shares];
  const half = (Math.max(spans.length, 1) * size * 1.3) / 2;
  return { left, right: left + width, top: numberOf(element, 'y') - half, bottom: numberOf(element, 'y') + half };
}
