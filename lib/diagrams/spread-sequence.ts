import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { elementsIn, hasClass, moveRight, numberOf } from './svg';
import { textWidth } from './text-width';

const fontSize = 11;
/** Room beside the words of a message: its arrow head, and air. */
const messageRoom = 28;
/** From a lifeline to the words of a message to itself, and air. */
const selfRoom = 50;
const labelRoom = 20;

type Span = { from: number; to: number; width: number };

/** Moves the lifelines of a sequence diagram apart where words need more room: the drawing library looks at the names of participants only. */
export function spreadSequence(svg: Element): void {
  const lifelines = elementsIn(svg).filter((element) => hasClass(element, 'lifeline'));
  const ids = lifelines.map((line) => String(line.properties['dataActor']));
  const places = lifelines.map((line) => numberOf(line, 'x1'));
  const groups = svg.children.filter((child): child is Element => child.type === 'element');
  const shifts = shiftsFor(
    places,
    groups.flatMap((group) => spansOf(group, ids, places)),
  );
  for (const group of groups) shift(group, { ids, places, shifts });
}

/** The words of a group and the lifelines they must fit between. */
function spansOf(group: Element, ids: readonly string[], places: readonly number[]): Span[] {
  const texts = elementsIn(group).filter(({ tagName }) => tagName === 'text');
  if (hasClass(group, 'message')) {
    const ends = [group.properties['dataFrom'], group.properties['dataTo']].map((id) => ids.indexOf(String(id)));
    const [from, to] = [Math.min(...ends), Math.max(...ends)];
    const width = Math.max(...texts.map((text) => textWidth(toString(text), fontSize)));
    return [from === to ? { from, to: from + 1, width: width + selfRoom } : { from, to, width: width + messageRoom }];
  }
  if (!hasClass(group, 'block')) return [];
  const [from, to] = blockEnds(group, places);
  // A block reaches beyond its outer lifelines, by half a participant's box.
  const width = Math.max(...texts.map((text) => textWidth(toString(text), fontSize, true)));
  return [{ from, to, width: width + labelRoom - (blockWidth(group) - ((places[to] ?? 0) - (places[from] ?? 0))) }];
}

const frameOf = (block: Element): Element | undefined => elementsIn(block).find(({ tagName }) => tagName === 'rect');
const blockWidth = (block: Element): number => numberOf(frameOf(block) ?? block, 'width');

function blockEnds(block: Element, places: readonly number[]): [number, number] {
  const left = numberOf(frameOf(block) ?? block, 'x');
  const inside = places.flatMap((place, index) => (place >= left && place <= left + blockWidth(block) ? [index] : []));
  return [inside.at(0) ?? 0, inside.at(-1) ?? 0];
}

function shiftsFor(places: readonly number[], spans: readonly Span[]): number[] {
  const shifts = places.map(() => 0);
  const byLength = [...spans].sort((a, b) => a.to - a.from - (b.to - b.from));
  for (const { from, to, width } of byLength) {
    // Right of the last lifeline there is room; the drawing is cut to its content later.
    if (to >= places.length || to === from) continue;
    const missing = width - ((places[to] ?? 0) + (shifts[to] ?? 0) - (places[from] ?? 0) - (shifts[from] ?? 0));
    for (let index = from + 1; missing > 0 && index < places.length; index += 1)
      shifts[index] = (shifts[index] ?? 0) + (missing * Math.min(index - from, to - from)) / (to - from);
  }
  return shifts;
}

type Layout = Readonly<{ ids: readonly string[]; places: readonly number[]; shifts: readonly number[] }>;

function shift(group: Element, { ids, places, shifts }: Layout): void {
  const shiftOf = (id: unknown): number => shifts[ids.indexOf(String(id))] ?? 0;
  const { dataId, dataActor, dataActors, dataFrom, dataTo } = group.properties;
  if (hasClass(group, 'block')) {
    const [from, to] = blockEnds(group, places);
    return stretch(group, shifts[from] ?? 0, shifts[to] ?? 0);
  }
  if (hasClass(group, 'message')) return stretch(group, shiftOf(dataFrom), shiftOf(dataTo));
  const owners = dataActors === undefined ? [dataId ?? dataActor] : String(dataActors).split(',');
  const distance = (shiftOf(owners.at(0)) + shiftOf(owners.at(-1))) / 2;
  for (const element of [group, ...elementsIn(group)]) moveRight(element, distance);
}

/** Moves the two ends of what a group draws; words between the ends of a message stay in the middle, those of a block at its start. */
function stretch(group: Element, start: number, end: number): void {
  const [frame] = hasClass(group, 'block') ? [frameOf(group)] : [];
  for (const element of elementsIn(group)) {
    if (element.tagName === 'line') {
      element.properties['x1'] = String(numberOf(element, 'x1') + start);
      element.properties['x2'] = String(numberOf(element, 'x2') + end);
    } else moveRight(element, frame ? start : (start + end) / 2);
  }
  if (frame) frame.properties['width'] = numberOf(frame, 'width') + end - start;
}
