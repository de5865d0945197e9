import type { Element, ElementContent, Properties } from 'hast';
import { elementsIn, numberOf } from './svg';

/** Stands in cached drawings for the id that is unique in the page. */
export const idMark = 'diagram-id';

/** Classes of `components/mdx/diagram.css` for the colors that the drawing library writes into attributes. */
const fills: Readonly<Record<string, string>> = {
  'var(--_text-sec)': 'd-quiet',
  'var(--_text-muted)': 'd-quiet',
  'var(--_text-faint)': 'd-quiet',
  'var(--_node-fill)': 'd-box',
  'var(--_group-fill)': 'd-group',
  'var(--_group-hdr)': 'd-head',
  'var(--_inner-stroke)': 'd-head',
  'var(--_key-badge)': 'd-badge',
  'var(--_arrow)': 'd-arrow',
  'var(--bg)': 'd-plate',
};
const strokes: Readonly<Record<string, string>> = {
  'var(--_line)': 'd-line',
  'var(--_arrow)': 'd-line',
  'var(--_text)': 'd-ring',
  'var(--_node-stroke)': 'd-rim',
  'var(--_inner-stroke)': 'd-rim',
};
const kept = new Set([
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'dy',
  'cx',
  'cy',
  'r',
  'width',
  'height',
  'points',
  'd',
  'transform',
  'strokeDashArray',
  'textAnchor',
  'fontStyle',
  'textDecoration',
  'orient',
  'refX',
  'refY',
  'markerWidth',
  'markerHeight',
]);
const isText = (tagName: string): boolean => tagName === 'text' || tagName === 'tspan';

/** Tenths for what is a few pixels large, arrow heads and outlines of icons; whole pixels for everything else. */
const digits = (name: string, number: number): number => (name === 'd' || Math.abs(number) < 10 ? 1 : 0);

const round = (name: string, value: string): string =>
  value.replace(/-?\d*\.\d+(?:e-?\d+)?/g, (number) =>
    String(Number(Number(number).toFixed(digits(name, Number(number))))),
  );

/** Turns a drawing into one that has classes for colors and fonts, short numbers, ids of its own, and nothing that a page does not need. */
export function cleanSvg(svg: Element): void {
  for (const element of elementsIn(svg)) settleText(element);
  const used = new Set(
    elementsIn(svg)
      .flatMap(({ properties }) => [properties['markerStart'], properties['markerEnd']])
      .map(String),
  );
  svg.children = cleanChildren(svg, used);
}

/** Puts the shift of a line of text into its place. */
function settleText(element: Element): void {
  const { dy } = element.properties;
  if (element.tagName !== 'text' || dy === undefined) return;
  const shift = String(dy).endsWith('em') ? Number.parseFloat(String(dy)) * numberOf(element, 'fontSize') : Number(dy);
  element.properties = { ...element.properties, y: String(numberOf(element, 'y') + shift), dy: undefined };
}

function cleanChildren(parent: Element, used: ReadonlySet<string>): ElementContent[] {
  return parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return isText(parent.tagName) || parent.tagName === 'title' ? [child] : [];
    if (child.type !== 'element' || child.tagName === 'style') return [];
    if (child.tagName === 'marker' && !used.has(`url(#${String(child.properties['id'])})`)) return [];
    const children = cleanChildren(child, used);
    if (child.tagName === 'defs' && children.length === 0) return [];
    // Groups only carried data for scripts.
    if (
      child.tagName === 'g' &&
      child.properties['transform'] === undefined &&
      !children.some(({ type, ...rest }) => type === 'element' && 'tagName' in rest && rest.tagName === 'title')
    )
      return children;
    return [{ ...child, properties: cleanProperties(child), children }];
  });
}

function cleanProperties({ tagName, properties }: Element): Properties {
  const cleaned: Properties = { className: classesOf(tagName, properties) };
  for (const [name, value] of Object.entries(properties))
    if (kept.has(name) && value !== undefined)
      cleaned[name] = round(name, Array.isArray(value) ? value.join(' ') : String(value));
  for (const name of ['rx', 'ry'])
    if (Number(properties[name] ?? 0) > 0) cleaned[name] = round(name, String(properties[name]));
  if (Number(properties['strokeWidth'] ?? 1) >= 2) cleaned['strokeWidth'] = properties['strokeWidth'];
  if (properties['fill'] === 'none') cleaned['fill'] = 'none';
  if (properties['id'] !== undefined) cleaned['id'] = `${idMark}-${String(properties['id'])}`;
  if (tagName === 'marker') Object.assign(cleaned, markerFixes(properties));
  for (const name of ['markerStart', 'markerEnd'])
    if (properties[name] !== undefined) cleaned[name] = String(properties[name]).replace('#', `#${idMark}-`);
  return cleaned;
}

/** Heads keep their size on thick arrows, and diamonds stand before the class, not behind it. */
const markerFixes = ({ refX, markerWidth }: Properties): Properties => ({
  markerUnits: 'userSpaceOnUse',
  refX: refX === '0' ? markerWidth : refX,
});

function classesOf(
  tagName: string,
  { fill, stroke, fontSize, fontWeight, className }: Properties,
): string[] | undefined {
  const solid = fill === 'var(--_text)' && !isText(tagName) ? 'd-solid' : undefined;
  const classes = [
    solid ?? fills[String(fill)],
    strokes[String(stroke)],
    fontSize === undefined || Number(fontSize) === 13 ? undefined : `d-${Number(fontSize)}`,
    Number(fontWeight ?? 400) >= 600 ? 'd-bold' : undefined,
    Array.isArray(className) && className.includes('mono') ? 'd-mono' : undefined,
  ].filter((name) => name !== undefined);
  return classes.length > 0 ? classes : undefined;
}
