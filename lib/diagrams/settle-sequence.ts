import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { elementsIn, hasClass, numberOf, pointsOf } from './svg';
import { textWidth } from './text-width';

/** Top of the participants' row, its height, and the size of an actor's icon in it. */
const iconSize = 24;
const labelBelowTop = 34;

/** Room between the loop of a message to oneself and the frame around it. */
const loopRoom = 12;

const isLifeline = (child: ElementContent): boolean => child.type === 'element' && hasClass(child, 'lifeline');

/** Mends small things in a sequence diagram: actors' names run into the first message, lines of time look like messages and cross the words of tabs, tabs are too short for their words, frames end on a loop. */
export function settleSequence(svg: Element): void {
  const loops = elementsIn(svg).flatMap((element) =>
    element.tagName === 'polyline' ? [pointsOf(element).at(-1)?.[1] ?? 0] : [],
  );
  svg.children = [...svg.children.filter(isLifeline), ...svg.children.filter((child) => !isLifeline(child))];
  for (const element of elementsIn(svg)) {
    if (hasClass(element, 'lifeline')) element.properties['stroke'] = 'var(--_node-stroke)';
    if (hasClass(element, 'block')) settleBlock(element, loops);
    if (hasClass(element, 'actor') && element.properties['dataType'] === 'actor') settleActor(element);
  }
}

function settleBlock(block: Element, loops: readonly number[]): void {
  const [frame, tab] = elementsIn(block).filter(({ tagName }) => tagName === 'rect');
  const words = elementsIn(block).find(({ tagName }) => tagName === 'text');
  const bottom = frame ? numberOf(frame, 'y') + numberOf(frame, 'height') : 0;
  if (frame && loops.some((loop) => Math.abs(loop - bottom) < 1))
    frame.properties['height'] = numberOf(frame, 'height') + loopRoom;
  if (tab && words) tab.properties['width'] = textWidth(toString(words), numberOf(words, 'fontSize'), true) + 12;
  for (const line of elementsIn(block).filter(({ tagName }) => tagName === 'line'))
    line.properties['stroke'] = 'var(--_node-stroke)';
}

/** Icon and name share the height of a participant's box. */
function settleActor(actor: Element): void {
  const words = elementsIn(actor).find(({ tagName }) => tagName === 'text');
  const icon = elementsIn(actor).find(({ properties }) => properties['transform'] !== undefined);
  const top = /^translate\([-\d.]+,([-\d.]+)\)/.exec(String(icon?.properties['transform'] ?? ''))?.[1];
  if (!words || !icon || top === undefined) return;
  // The icon is drawn a little lower than the row begins.
  const rowTop = Math.floor(Number(top)) - 2;
  icon.properties['transform'] = `translate(${numberOf(words, 'x') - iconSize / 2},${rowTop}) scale(1)`;
  words.properties['y'] = String(rowTop + labelBelowTop);
}
