import type { Element } from 'hast';
import { type Box, boxOf, unite } from './boxes';
import { elementsIn, hasClass, moveRight, numberOf } from './svg';

/** Space between a group's rim and what is in it. */
const padding = 8;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

type Drawn = { readonly element: Element; box: Box };

const drawnOf = (svg: Element, className: string): Drawn[] =>
  elementsIn(svg).flatMap((element) => {
    const box = hasClass(element, className) ? boxOf(element) : undefined;
    return box ? [{ element, box }] : [];
  });

/** Stretches each group around the nodes and groups that stand half outside of it: the drawing library moves nodes after it has drawn their group. */
export function fitGroups(svg: Element): void {
  const groups = drawnOf(svg, 'subgraph').sort((a, b) => areaOf(a.box) - areaOf(b.box));
  const inside: Drawn[] = drawnOf(svg, 'node');
  for (const group of groups) {
    const members = inside.filter(({ box }) => overlaps(box, group.box)).map(({ box }) => grow(box));
    group.box = unite([group.box, ...members]) ?? group.box;
    stretch(group);
    inside.push(group);
  }
}

const grow = ({ left, top, right, bottom }: Box): Box => ({
  left: left - padding,
  // The group's head stands above what is in it.
  top,
  right: right + padding,
  bottom: bottom + padding,
});

/** The body of a group gets the whole box, its head the width. */
function stretch({ element, box }: Drawn): void {
  const [body, head] = elementsIn(element).filter(({ tagName }) => tagName === 'rect');
  const shift = box.left - numberOf(body ?? element, 'x');
  for (const rect of [body, head])
    if (rect) Object.assign(rect.properties, { x: box.left, width: box.right - box.left });
  if (body) Object.assign(body.properties, { height: box.bottom - numberOf(body, 'y') });
  for (const text of elementsIn(element).filter(({ tagName }) => tagName === 'text')) moveRight(text, shift);
}
