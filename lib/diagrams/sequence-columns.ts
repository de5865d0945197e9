import type { Sequence, Step } from './read-sequence';
import { textWidth, wrap } from './text-width';

/** Sizes in pixels. */
export const font = { name: 13, words: 12 } as const;
export const loop = { width: 26, height: 18 } as const;
const spacing = { name: 24, column: 14, message: 26, note: 20 } as const;

export type Column = Readonly<{ x: number; width: number; label: readonly string[] }>;

/** Where the lifelines stand, and how wide the words between two neighbors may be. */
export type Columns = Readonly<{ columns: readonly Column[]; limit: number }>;

/** Keeps text on one line if the drawing then fits the width, else wraps it more and more. */
export function placeColumns(sequence: Sequence, width: number): Columns {
  const attempts = [Infinity, 180, 140, 110, 80].map((limit) => ({ limit, columns: columnsFor(sequence, limit) }));
  const fitting = attempts.find(({ columns, limit }) => rightEnd(sequence.steps, columns, limit) <= width);
  return fitting ?? attempts.at(-1) ?? { columns: [], limit: 0 };
}

export const widest = (lines: readonly string[], size: number): number =>
  Math.max(0, ...lines.map((line) => textWidth(line, size)));

/** Text that crosses several columns may be as wide as all of them together. */
export const wrapWords = (words: string, limit: number, crossed: number): string[] =>
  wrap(words, font.words, limit * Math.max(crossed, 1));

function columnsFor({ participants, steps }: Sequence, limit: number): Column[] {
  const labels = participants.map(({ label }) => wrap(label, font.name, limit));
  const widths = labels.map((label) => Math.max(64, widest(label, font.name) + spacing.name));
  const gaps = widths.slice(1).map((width, index) => ((widths[index] ?? 0) + width) / 2 + spacing.column);
  for (const { from, to, needed } of spansOf(steps, limit)) {
    const missing = needed - sum(gaps.slice(from, to));
    for (let index = from; missing > 0 && index < to && index < gaps.length; index += 1)
      gaps[index] = (gaps[index] ?? 0) + missing / (to - from);
  }
  const start = (widths[0] ?? 0) / 2;
  return labels.map((label, index) => ({ label, width: widths[index] ?? 0, x: start + sum(gaps.slice(0, index)) }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

type Span = Readonly<{ from: number; to: number; needed: number }>;

/** Shortest spans first: columns widened for them also serve longer spans. */
function spansOf(steps: readonly Step[], limit: number): Span[] {
  const spans = steps.flatMap((step): Span[] => {
    if (step.kind !== 'message' && step.kind !== 'note') return [];
    const [from, to] = [Math.min(step.from, step.to), Math.max(step.from, step.to)];
    const words = widest(wrapWords(step.words, limit, to - from), font.words);
    if (from < to) return [{ from, to, needed: words + spacing.message }];
    return step.kind === 'message' ? [{ from, to: from + 1, needed: words + loop.width + spacing.note }] : [];
  });
  return spans.sort((a, b) => a.to - a.from - (b.to - b.from));
}

function rightEnd(steps: readonly Step[], columns: readonly Column[], limit: number): number {
  const last = columns.length - 1;
  const { x = 0, width = 0 } = columns[last] ?? {};
  const loops = steps.flatMap((step) =>
    step.kind === 'message' && step.from === last && step.to === last
      ? [widest(wrapWords(step.words, limit, 0), font.words) + loop.width]
      : [],
  );
  return x + Math.max(width / 2, ...loops) + spacing.note;
}
