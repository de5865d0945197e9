import type { Element, Properties } from 'hast';
import { element, textNode } from '../mdx/hast';
import { fills, strokes } from './colors';
import type { Arrowhead, Sequence, Step } from './read-sequence';
import { type Column, type Columns, font, loop, placeColumns, widest, wrapWords } from './sequence-columns';
import { textWidth } from './text-width';

/** Heights and gaps in pixels. */
const lineHeight = 15;
const gap = 16;
const inset = 18;

const boxStyle = { fill: fills['node-fill'], stroke: strokes['node-stroke'] };
const labelStyle = { fill: fills['group-hdr'], stroke: strokes['node-stroke'] };
const frameStyle = { fill: 'none', stroke: strokes['node-stroke'] };
const lineStyle = { fill: 'none', stroke: strokes.line };

type Message = Extract<Step, { kind: 'message' }>;
type Note = Extract<Step, { kind: 'note' }>;
type Frame = { top: number; left: number; right: number; label: string; alternatives: { y: number; words: string }[] };

/** Draws a sequence diagram, where possible no wider than `width` pixels. */
export const drawSequence = (sequence: Sequence, width: number): Element[] =>
  new SequenceDrawing(sequence, placeColumns(sequence, width)).draw();

/** Goes through the steps in order; frames and bars are drawn when they end, behind all text. */
class SequenceDrawing {
  readonly #front: Element[] = [];
  readonly #back: Element[] = [];
  readonly #frames: Frame[] = [];
  readonly #bars = new Map<number, number[]>();
  #y = 0;

  constructor(
    readonly sequence: Sequence,
    readonly layout: Columns,
  ) {}

  draw(): Element[] {
    const { columns } = this.layout;
    const { participants, steps } = this.sequence;
    const top = Math.max(...columns.map(({ label }) => label.length)) * lineHeight + gap;
    this.#y = top + gap;
    for (const step of steps) this.#step(step);
    const lifelines = columns.map(({ x }) => stroke(frameStyle, [x, top, x, this.#y], '4 4'));
    const heads = columns.flatMap((column, index) => nameBox(column, top, participants[index]?.isActor === true));
    return [...lifelines, ...this.#back, ...heads, ...this.#front];
  }

  #step(step: Step): void {
    switch (step.kind) {
      case 'message':
        return step.from === step.to ? this.#selfMessage(step) : this.#message(step);
      case 'note':
        return this.#note(step);
      case 'open':
        this.#frames.push({ top: this.#y, left: Infinity, right: -Infinity, label: step.words, alternatives: [] });
        this.#y += lineHeight + gap;
        return;
      case 'else':
        this.#frames.at(-1)?.alternatives.push({ y: this.#y, words: step.words });
        this.#y += lineHeight + gap;
        return;
      case 'close':
        return this.#close();
    }
  }

  #x = (index: number): number => this.layout.columns[index]?.x ?? 0;

  #message({ from, to, words, isDashed, head, bar }: Message): void {
    const [start, end] = [this.#x(from), this.#x(to)];
    const lines = wrapWords(words, this.layout.limit, Math.abs(to - from));
    const y = this.#y + lines.length * lineHeight;
    this.#front.push(
      stroke(lineStyle, [start, y, end, y], isDashed ? '5 4' : undefined),
      ...arrowHead(head, [end, y], Math.sign(end - start)),
      ...text({ lines, x: (start + end) / 2, y: this.#y + lineHeight / 2 - 2 }),
    );
    this.#activate(bar === '+' ? to : from, bar, y);
    this.#widenFrame(Math.min(start, end), Math.max(start, end));
    this.#y = y + gap;
  }

  #selfMessage({ from, words, isDashed, head, bar }: Message): void {
    const x = this.#x(from);
    const lines = wrapWords(words, this.layout.limit, 0);
    const height = Math.max(loop.height, lines.length * lineHeight);
    const bottom = this.#y + (height + loop.height) / 2;
    const turn = [x + loop.width - 6, bottom - loop.height, x + loop.width - 6, bottom];
    this.#front.push(
      stroke(lineStyle, [x, bottom - loop.height, ...turn, x, bottom], isDashed ? '5 4' : undefined),
      ...arrowHead(head, [x, bottom], -1),
      ...text({
        lines,
        x: x + loop.width,
        y: this.#y + (height - (lines.length - 1) * lineHeight) / 2,
        anchor: 'start',
      }),
    );
    this.#activate(from, bar, bottom);
    this.#widenFrame(x, x + loop.width + widest(lines, font.words) - inset / 2);
    this.#y += height + gap;
  }

  #note({ side, from, to, words }: Note): void {
    const [first, last] = [this.#x(Math.min(from, to)), this.#x(Math.max(from, to))];
    const lines = wrapWords(words, this.layout.limit, Math.abs(to - from));
    const width = Math.max(widest(lines, font.words) + 20, last - first + 2 * inset);
    const x = { over: (first + last - width) / 2, left: first - width - 8, right: first + 8 }[side];
    const height = lines.length * lineHeight + 10;
    this.#front.push(
      box({ x, y: this.#y, width, height }, labelStyle),
      ...text({ lines, x: x + width / 2, y: this.#y + 5 + lineHeight / 2, fontWeight: 400 }),
    );
    this.#widenFrame(x + inset / 2, x + width - inset / 2);
    this.#y += height + gap;
  }

  #close(): void {
    const frame = this.#frames.pop();
    if (!frame) return;
    const tab = textWidth(frame.label, font.words, true) + 12;
    const x = frame.left - inset;
    const width = Math.max(frame.right + inset, x + tab + 12) - x;
    this.#back.push(
      box({ x, y: frame.top, width, height: this.#y - frame.top }, frameStyle),
      box({ x, y: frame.top, width: tab, height: lineHeight + 4 }, labelStyle),
      ...text({ lines: [frame.label], x: x + 6, y: frame.top + lineHeight / 2 + 2, anchor: 'start', fontWeight: 600 }),
      ...frame.alternatives.flatMap(({ y, words }) => [
        stroke(frameStyle, [x, y, x + width, y], '4 4'),
        ...text({ lines: [words], x: x + 6, y: y + lineHeight / 2 + 4, anchor: 'start' }),
      ]),
    );
    this.#widenFrame(x + inset / 2, x + width - inset / 2);
    this.#y += gap;
  }

  /** Widens the enclosing frame to hold `left` to `right`. */
  #widenFrame(left: number, right: number): void {
    const frame = this.#frames.at(-1);
    if (frame) Object.assign(frame, { left: Math.min(frame.left, left), right: Math.max(frame.right, right) });
  }

  /** A bar on the lifeline, from the `+` of a message to the `-` of a later one. */
  #activate(index: number, bar: Message['bar'], y: number): void {
    const starts = this.#bars.get(index) ?? [];
    if (bar === '+') this.#bars.set(index, [...starts, y]);
    const top = bar === '-' ? starts.pop() : undefined;
    if (top !== undefined) this.#back.push(box({ x: this.#x(index) - 4, y: top, width: 8, height: y - top }, boxStyle));
  }
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

const shape = (tagName: string, attributes: Attributes): Element => element(tagName, attributes as Properties);

const box = (attributes: Attributes, paint: Attributes): Element => shape('rect', { ...attributes, ...paint });

const stroke = (paint: Attributes, points: readonly number[], strokeDashArray?: string): Element =>
  shape('polyline', { points: points.join(' '), ...paint, strokeDashArray });

type TextBlock = Readonly<{
  lines: readonly string[];
  x: number;
  /** Middle of the first line. */
  y: number;
  anchor?: 'start' | 'middle';
  fontSize?: number;
  fontWeight?: number;
}>;

/** Vertically centered: capitals reach as far above the middle as the baseline is below it. */
const text = ({ lines, x, y, anchor = 'middle', fontSize = font.words, fontWeight }: TextBlock): Element[] =>
  lines.map((words, index) => ({
    ...shape('text', { x, y: y + index * lineHeight + fontSize * 0.35, textAnchor: anchor, fontSize, fontWeight }),
    children: [textNode(words)],
  }));

/** An actor's name gets a rounder box. */
function nameBox({ x, width, label }: Column, height: number, isActor: boolean): Element[] {
  const y = height / 2 - ((label.length - 1) * lineHeight) / 2;
  return [
    box({ x: x - width / 2, y: 0, width, height, rx: isActor ? height / 2 : 4 }, boxStyle),
    ...text({ lines: label, x, y, fontSize: font.name }),
  ];
}

/** `direction` is 1 where the message goes to the right, else -1. */
function arrowHead(head: Arrowhead, [x, y]: readonly [number, number], direction: number): Element[] {
  const wings = [x - direction * 8, y - 3, x, y, x - direction * 8, y + 3];
  if (head === '>>') return [shape('polygon', { points: wings.join(' '), fill: fills.arrow })];
  if (head === ')') return [stroke(lineStyle, wings)];
  const cross = `M${x - direction * 6 - 4} ${y - 4}l8 8m0-8l-8 8`;
  return head === 'x' ? [shape('path', { d: cross, ...lineStyle })] : [];
}
