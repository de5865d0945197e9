import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element, ElementContent, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

const sideways = /^(\s*(?:flowchart|graph)\s+)(?:LR|RL)\b/;
const tight = { layerSpacing: 24, nodeSpacing: 20 } as const;

/** Draws the lines of a flowchart, state, class or entity diagram; one that is wider than `width` pixels is drawn tighter, then from top to bottom. Throws what the drawing library throws. */
export function drawGraph(written: readonly string[], width: number): readonly ElementContent[] {
  // The library knows `o{` on both sides of a relation only, not Mermaid's `}o` on the left.
  const lines = written.map((line) => line.replace(/\}o(?=--|\.\.)/, 'o{'));
  const draw = (text: readonly string[], spacing = {}): Element =>
    parse(renderMermaidSVG(text.join('\n'), { padding: 6, ...spacing }));
  const fits = ({ properties }: Element): boolean => Number(properties['width']) <= width;
  let svg = draw(lines);
  if (!fits(svg)) svg = draw(lines, tight);
  if (!fits(svg) && lines.some((line) => sideways.test(line)))
    svg = draw(
      lines.map((line) => line.replace(sideways, '$1TB')),
      tight,
    );
  const isUsed = (id: unknown): boolean => JSON.stringify(svg).includes(`url(#${String(id)})`);
  visit(svg, 'element', (node) => {
    if (node.tagName === 'defs')
      node.children = node.children.filter((child) => child.type === 'element' && isUsed(child.properties['id']));
    node.properties = dress(node);
    if (node.tagName === 'marker') Object.assign(node.properties, markerFixes(node.properties));
  });
  return svg.children.filter((child) => child.type !== 'element' || child.tagName !== 'style');
}

function parse(markup: string): Element {
  const [svg] = fromHtml(markup.replace(/>\s+</g, '><'), { fragment: true, space: 'svg' }).children;
  if (svg?.type !== 'element') throw new Error('The drawing library gave no svg element.');
  return svg;
}

/** What only scripts and the library's own style sheet need. */
const isDropped = (name: string): boolean => /^(?:data|fill|stroke|className|font(?:Family|Size|Weight))/.test(name);

/** The library writes colors as its variables (`var(--_node-fill)`); here each is a class (`fill-node-fill`) of `components/mdx/diagram.css`. */
function dress({ tagName, properties }: Element): Properties {
  const { fill, stroke, strokeWidth, strokeDashArray, fontSize, fontWeight, className, y, dy } = properties;
  const classes = [
    ...(tagName === 'text' && fill === 'var(--_text)' ? [] : classFor('fill', fill)),
    ...classFor('stroke', stroke),
    ...(Array.isArray(className) && className.includes('mono') ? ['mono'] : []),
  ];
  return {
    ...Object.fromEntries(Object.entries(properties).filter(([name]) => !isDropped(name))),
    ...(classes.length > 0 && { className: classes }),
    ...(fill === 'none' && { fill }),
    ...(strokeDashArray !== undefined && { strokeDashArray }),
    ...(Number(strokeWidth) >= 2 && { strokeWidth }),
    ...(Number(fontSize) !== 13 && { fontSize }),
    ...(Number(fontWeight) >= 600 && { fontWeight: '600' }),
    ...(tagName === 'text' && { dy: undefined, y: String(Number(y) + shift(String(dy ?? 0), Number(fontSize))) }),
  };
}

/** Heads keep their size on thick arrows, and diamonds stand before the class, not behind it. */
const markerFixes = ({ refX, markerWidth }: Properties): Properties => ({
  markerUnits: 'userSpaceOnUse',
  refX: Number(refX) === 0 ? markerWidth : refX,
});

const classFor = (role: 'fill' | 'stroke', color: unknown): string[] => {
  const [, name] = /^var\(--_?([\w-]+)\)$/.exec(String(color)) ?? [];
  return name === undefined ? [] : [`${role}-${name}`];
};

const shift = (dy: string, fontSize: number): number => Number.parseFloat(dy) * (dy.endsWith('em') ? fontSize : 1);
