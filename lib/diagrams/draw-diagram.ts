import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { element } from '../mdx/hast';
import { contentBox } from './boxes';
import { cleanSvg, idMark } from './clean-svg';
import type { DiagramSource } from './diagram-source';
import type { DiagramType } from './diagram-types';
import { dropInvisibleLabels, hiddenEdges, separateEdges } from './reroute-edges';
import { settleSequence } from './settle-sequence';
import { spreadSequence } from './spread-sequence';
import { fitGroups } from './fit-groups';
import { numberOf, parseSvg } from './svg';

const margin = 6;
/** Width of the text column inside the frame of a diagram, in pixels. */
const columnWidth = 668;
const scales = { least: 0.92, most: 1.2 } as const;
const attempts = 4;
/** Room between the nodes of a diagram that would not fit the column otherwise. */
const tight = { layerSpacing: 24, nodeSpacing: 20 } as const;
/** Up to this width a drawing may shrink to fit a phone: its words stay readable. */
const phoneWidth = 365;

/** Takes a checked diagram and gives its markup, with `diagram-id` where the page's unique id belongs; throws what the drawing library throws. */
export function drawDiagram({ title, description, lines }: DiagramSource, type: DiagramType): string {
  const svg = draw(lines, type);
  if (type === 'sequenceDiagram') {
    settleSequence(svg);
    spreadSequence(svg);
  }
  dropInvisibleLabels(svg);
  fitGroups(svg);
  const size = sizeOf(svg);
  cleanSvg(svg);
  svg.properties = { role: 'img', ariaLabelledBy: [`${idMark}-title`, `${idMark}-text`], ...size };
  svg.children.unshift(words('title', `${idMark}-title`, title), words('desc', `${idMark}-text`, description));
  return toHtml(svg, { space: 'svg', closeEmptyElements: true });
}

function draw(lines: readonly string[], type: DiagramType): Element {
  const isRouted = type === 'flowchart' || type === 'stateDiagram-v2';
  let written = type === 'erDiagram' ? lines.map(readableRelation) : lines;
  let spacing = {};
  for (let attempt = 1; ; attempt += 1) {
    const svg = parseSvg(renderMermaidSVG(written.join('\n'), { padding: margin, ...spacing }));
    const hidden = isRouted && attempt < attempts ? hiddenEdges(svg) : [];
    const isTooWide = isRouted && numberOf(svg, 'width') * scales.least > columnWidth;
    const isTight = spacing === tight;
    if (hidden.length === 0 && !(isTooWide && (!isTight || isSideways(written)))) return svg;
    written = separateEdges(written, type, hidden);
    if (isTooWide && isTight) written = written.map(upright);
    if (isTooWide) spacing = tight;
  }
}

const sideways = /^(\s*(?:flowchart|graph)\s+)(?:LR|RL)\b/;
const isSideways = (lines: readonly string[]): boolean => lines.some((line) => sideways.test(line));

/** What is too wide for the column from left to right is drawn from top to bottom. */
const upright = (line: string): string => line.replace(sideways, '$1TB');

/** The library knows `o{` on both sides of a relation only, not Mermaid's `}o` on the left. */
const readableRelation = (line: string): string => line.replace(/\}o(?=--|\.\.)/, 'o{');

const words = (tagName: 'title' | 'desc', id: string, value: string): Element =>
  element(tagName, { id }, [{ type: 'text', value }]);

/** The drawing is cut to its content, and scaled a little to fill the column or to fit into it. */
function sizeOf(svg: Element): Properties {
  const box = contentBox(svg) ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const left = Math.floor(box.left - margin);
  const top = Math.floor(box.top - margin);
  const width = Math.ceil(box.right + margin - left);
  const height = Math.ceil(box.bottom + margin - top);
  const fitting = Math.min(columnWidth / width, scales.most);
  const scale = fitting < scales.least ? 1 : fitting;
  const className = width <= phoneWidth ? ['d-fit'] : fitting < scales.least ? ['d-wide'] : undefined;
  return {
    className,
    viewBox: `${left} ${top} ${width} ${height}`,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}
