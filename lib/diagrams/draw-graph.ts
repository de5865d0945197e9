import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element, ElementContent, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { elementsIn } from '../mdx/hast';
import { fills, siteColor, strokes } from './colors';

const horizontalDirection = /^(\s*(?:flowchart|graph)\s+)(?:LR|RL)\b/;
const compactSpacing = { layerSpacing: 24, nodeSpacing: 20 } as const;

/** Draws the lines of a flowchart, state, class or entity diagram; one that is wider than `width` pixels is drawn tighter, then from top to bottom. Throws what the drawing library throws. */
export function drawGraph(written: readonly string[], width: number): readonly ElementContent[] {
  // The library knows only `o{`, on both sides of a relation, not Mermaid's `}o` on the left.
  const lines = written.map((line) => line.replace(/\}o(?=--|\.\.)/, 'o{'));
  const draw = (text: readonly string[], spacing = {}): string =>
    renderMermaidSVG(text.join('\n'), { padding: 6, ...spacing });
  const fits = (markup: string): boolean => Number(/^<svg[^>]* width="([^"]+)"/.exec(markup)?.[1]) <= width;
  let markup = draw(lines);
  if (!fits(markup)) markup = draw(lines, compactSpacing);
  if (!fits(markup) && lines.some((line) => horizontalDirection.test(line)))
    markup = draw(
      lines.map((line) => line.replace(horizontalDirection, '$1TB')),
      compactSpacing,
    );
  const isUsed = (id: unknown): boolean => markup.includes(`url(#${String(id)})`);
  const svg = parse(markup);
  for (const node of elementsIn(svg)) {
    if (node.tagName === 'defs')
      node.children = node.children.filter((child) => child.type === 'element' && isUsed(child.properties['id']));
    node.properties = applySiteStyle(node);
    if (node.tagName === 'marker') Object.assign(node.properties, markerFixes(node.properties));
  }
  return svg.children.filter((child) => child.type !== 'element' || child.tagName !== 'style');
}

function parse(markup: string): Element {
  const [svg] = fromHtml(markup.replace(/>\s+</g, '><'), { fragment: true, space: 'svg' }).children;
  if (svg?.type !== 'element') throw new Error('The drawing library gave no svg element.');
  return svg;
}

/** Attributes that only scripts and the library's own style sheet need. */
const isDropped = (name: string): boolean => /^(?:data|fill|stroke|className|font(?:Family|Size|Weight))/.test(name);

/** Sets the site's colors, and attributes that differ from the defaults in `components/mdx/diagram.css`. */
function applySiteStyle({ tagName, properties }: Element): Properties {
  const { fill, stroke, strokeWidth, strokeDashArray, fontSize, fontWeight, className, y, dy } = properties;
  const isPlainText = tagName === 'text' && fill === 'var(--_text)';
  return {
    ...Object.fromEntries(Object.entries(properties).filter(([name]) => !isDropped(name))),
    ...(Array.isArray(className) && className.includes('mono') && { className: ['mono'] }),
    fill: fill === 'none' ? fill : isPlainText ? undefined : siteColor(fills, fill),
    stroke: siteColor(strokes, stroke),
    ...(strokeDashArray !== undefined && { strokeDashArray }),
    ...((Number(strokeWidth) >= 2 || stroke === 'var(--_text)') && { strokeWidth }),
    ...(Number(fontSize) !== 13 && { fontSize }),
    ...(Number(fontWeight) >= 600 && { fontWeight: '600' }),
    ...(tagName === 'text' && { dy: undefined, y: String(Number(y) + toPixels(String(dy ?? 0), Number(fontSize))) }),
  };
}

/** Arrowheads keep their size on thick lines, and diamonds end at the class box instead of lying behind it. */
const markerFixes = ({ refX, markerWidth }: Properties): Properties => ({
  markerUnits: 'userSpaceOnUse',
  refX: Number(refX) === 0 ? markerWidth : refX,
});

const toPixels = (dy: string, fontSize: number): number => Number.parseFloat(dy) * (dy.endsWith('em') ? fontSize : 1);
