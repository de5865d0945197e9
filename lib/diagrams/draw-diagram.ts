import type { Element, ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { element, textNode } from '../mdx/hast';
import type { DiagramSource } from './diagram-source';
import type { DiagramType } from './diagram-type';
import { drawGraph } from './draw-graph';
import { drawSequence } from './draw-sequence';
import { readSequence } from './read-sequence';

const margin = 6;
/** Width of the text column inside the frame of a diagram, in pixels. */
const columnWidth = 668;
const scales = { least: 0.92, most: 1.2 } as const;
/** Up to this width a drawing may shrink to fit a phone: its words stay readable. */
const phoneWidth = 365;

/** Draws a checked diagram as SVG markup; its ids begin with `id`, and the element `ID-text` next to it must describe it. Throws what the drawing library throws. */
export function drawDiagram({ title, lines }: DiagramSource, type: DiagramType, id: string): string {
  const drawn =
    type === 'sequenceDiagram'
      ? drawSequence(readSequence(lines.slice(1)), columnWidth - 2 * margin)
      : drawGraph(lines, columnWidth / scales.least);
  const children = [element('title', { id: 'title' }, [textNode(title)]), ...drawn];
  const labels = { role: 'img', ariaLabelledBy: [`${id}-title`], ariaDescribedBy: [`${id}-text`] };
  const svg = element('svg', { ...labels, ...sizeOf(drawn) }, children);
  const markup = toHtml(svg, { space: 'svg', closeEmptyElements: true });
  return markup.replaceAll(/<[^>]+>/g, (tag) => tidyTag(tag, id));
}

/** Shortens numbers, and makes ids unique on the page. */
const tidyTag = (tag: string, id: string): string =>
  tag
    .replaceAll(/-?\d*\.\d{2,}(?:e-?\d+)?/g, (number) => String(Number(Number(number).toFixed(1))))
    .replaceAll(/ r[xy]="0"/g, '')
    .replaceAll(/( id="|url\(#)/g, `$1${id}-`);

/** The drawing is cut to its shapes, and scaled a little to fill the column or to fit into it. */
function sizeOf(drawn: readonly ElementContent[]): Properties {
  const points = pointsOf(drawn);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs) - margin), Math.floor(Math.min(...ys) - margin)];
  const [width, height] = [Math.ceil(Math.max(...xs) + margin) - left, Math.ceil(Math.max(...ys) + margin) - top];
  const fitting = Math.min(columnWidth / width, scales.most);
  const scale = fitting < scales.least ? 1 : fitting;
  return {
    className: width <= phoneWidth ? ['fits-phone'] : fitting < scales.least ? ['is-wide'] : undefined,
    viewBox: `${left} ${top} ${width} ${height}`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

type Point = readonly [x: number, y: number];

/** The outer points of all shapes; words stand in or between them. */
function pointsOf(drawn: readonly ElementContent[]): Point[] {
  const points: Point[] = [];
  visit({ type: 'root', children: [...drawn] }, 'element', (shape) => {
    if (shape.tagName === 'defs') return SKIP;
    points.push(...cornersOf(shape));
    return undefined;
  });
  return points;
}

function cornersOf({ tagName, properties }: Element): Point[] {
  const number = (name: string): number => Number(properties[name] ?? 0);
  const corners = String(properties['points'] ?? '').match(/[-\d.]+(?:e-?\d+)?[ ,]+[-\d.]+(?:e-?\d+)?/g);
  if (corners) return corners.map((corner) => corner.split(/[ ,]+/).map(Number) as unknown as Point);
  if (tagName === 'line')
    return [
      [number('x1'), number('y1')],
      [number('x2'), number('y2')],
    ];
  if (!['rect', 'circle', 'ellipse'].includes(tagName)) return [];
  // A circle extends from its center by its radius; a rectangle's radius only rounds its corners.
  const [rx, ry] = tagName === 'rect' ? [0, 0] : [number('rx') || number('r'), number('ry') || number('r')];
  const [x, y] = [number('x') + number('cx'), number('y') + number('cy')];
  return [
    [x - rx, y - ry],
    [x + rx + number('width'), y + ry + number('height')],
  ];
}
