import type { Element } from 'hast';
import { readFlowLine } from './check-flowchart';
import type { DiagramType } from './diagram-types';
import { type Box, boxOf } from './boxes';
import { elementsIn, hasClass, pointsOf, type Point } from './svg';

/**
 * A label nobody sees. The drawing library merges arrows without labels that share an end, and then draws them straight
 * through whatever stands between; one label in such a group makes it route each arrow around.
 */
const invisible = '\u200b';

type Edge = Readonly<{ from: string; to: string }>;

/** Takes a drawing and gives the arrows that run behind a node they have nothing to do with. */
export function hiddenEdges(svg: Element): Edge[] {
  const elements = elementsIn(svg);
  const nodes = elements
    .filter((element) => hasClass(element, 'node'))
    .map((element) => ({ id: String(element.properties['dataId']), box: boxOf(element) }));
  return elements.flatMap((element) => {
    if (!hasClass(element, 'edge')) return [];
    const edge = { from: String(element.properties['dataFrom']), to: String(element.properties['dataTo']) };
    const points = pointsOf(element);
    const isHidden = nodes.some(
      ({ id, box }) =>
        id !== edge.from &&
        id !== edge.to &&
        box &&
        points.some((point, index) => index > 0 && crosses(points[index - 1] ?? point, point, box)),
    );
    return isHidden ? [edge] : [];
  });
}

const inset = 2;

function crosses([ax, ay]: Point, [bx, by]: Point, box: Box): boolean {
  const apart =
    Math.max(ax, bx) < box.left + inset ||
    Math.min(ax, bx) > box.right - inset ||
    Math.max(ay, by) < box.top + inset ||
    Math.min(ay, by) > box.bottom - inset;
  return !apart;
}

/** Takes the lines of a diagram and gives them with invisible labels at the given arrows. */
export function separateEdges(lines: readonly string[], type: DiagramType, edges: readonly Edge[]): string[] {
  return lines.map((line) => {
    if (type === 'stateDiagram-v2')
      return edges.some((edge) => isTransition(line, edge)) ? `${line} : ${invisible}` : line;
    const ids = readFlowLine(line.trim()).nodes.map(({ id }) => id);
    const isMeant = edges.some(({ from, to }) => ids.includes(from) && ids.includes(to));
    // Arrows with words between their dashes have a label already.
    return isMeant && !/\s(?:--|-\.|==)\s/.test(line)
      ? line.replace(/(-->|-\.->|==>|---|-\.-|===)(?=\s)/g, `$1|${invisible}|`)
      : line;
  });
}

function isTransition(line: string, { from, to }: Edge): boolean {
  const [source, target] = line.trim().split(/\s*-->\s*/);
  const matches = (id: string, written: string | undefined): boolean =>
    written === id || (written === '[*]' && /^_(?:start|end)\d*$/.test(id));
  return matches(from, source) && matches(to, target);
}

/** Removes the plates of invisible labels from a drawing. */
export function dropInvisibleLabels(svg: Element): void {
  svg.children = svg.children.filter(
    (child) =>
      !(child.type === 'element' && hasClass(child, 'edge-label') && child.properties['dataLabel'] === invisible),
  );
}
