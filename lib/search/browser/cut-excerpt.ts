import { createMarks, isMarked, type Marks, segmentText, type Span } from '../common/mark-words';
import { splitWords, type Word } from '../common/split-words';
import type { Segment } from '../common/types';

/** Limits in characters. An excerpt is a sentence, a table row or a line of code; if that is short, the next sentences are added. */
const excerptLength = 160;
const shortLength = 90;
/** Context kept before the first marked word if a sentence is too long. */
const contextLength = 30;
const ellipsis: Segment = { text: '…', marked: false };
const noMarks = createMarks([]);

type Unit = Readonly<{ text: string; isCode: boolean }>;

const endOfSentence = /(?<=[.!?]["'”’)`]*) (?=["'“‘(`]*[\p{Lu}\p{N}])/u;

/** The lines of a text; lines of prose are split into sentences. */
function linesOf(text: string): Unit[][] {
  const [prose = '', code = ''] = text.split('\n\n');
  return [
    ...prose.split('\n').map((line) => line.split(endOfSentence).map((text) => ({ text: text.trim(), isCode: false }))),
    ...code.split('\n').map((line) => [{ text: line.trim(), isCode: true }]),
  ].filter(([unit]) => unit?.text !== '');
}

/** The stretch with the most distinct marked words; among equals, the first. */
function bestSpan(words: readonly Word[], textLength: number): Span {
  let best = { start: 0, end: Math.min(textLength, excerptLength), count: 0 };
  words.forEach((first, index) => {
    const start = Math.max(0, first.start - contextLength);
    const within = words.slice(index, index + 40).filter(({ end }) => end <= start + excerptLength);
    const count = countWords(within);
    if (count > best.count) best = { start, end: Math.min(textLength, start + excerptLength), count };
  });
  return best;
}

/** Number of distinct words; ties go to the larger total. */
const countWords = (words: readonly Word[]): number =>
  new Set(words.map(({ text }) => text.toLowerCase())).size + words.length / 100;

/** Moves the ends of a stretch to the edges of words. */
function roundToWords(text: string, { start, end }: Span): Span {
  const before = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const from = before > 0 && before < start + contextLength ? before : start;
  const after = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  return { start: from, end: after > from ? after : end };
}

const markedWords = (text: string, marks: Marks): Word[] =>
  splitWords(text).filter((word) => isMarked(word.text, marks));

const asCode = (segment: Segment): Segment => ({ ...segment, code: true });

/** Splits a text, or a stretch of it, into runs; what is between backticks is code. */
export function codeSegments(
  text: string,
  marks = noMarks,
  { start, end }: Span = { start: 0, end: text.length },
): Segment[] {
  const passed = text.slice(0, start).split('`').length - 1;
  const runs = text.slice(start, end).split('`');
  return runs.flatMap((run, index) => {
    const segments = segmentText(run, marks);
    return (passed + index) % 2 === 1 ? segments.map(asCode) : segments;
  });
}

/** The sentence with most of the marked words, and as many after it as fit into a short excerpt. */
function chooseUnit(text: string, marks: Marks): Unit | undefined {
  let best: Unit | undefined;
  let bestCount = -1;
  for (const line of linesOf(text))
    line.forEach((unit, index) => {
      const count = countWords(markedWords(unit.text, marks));
      if (count <= bestCount) return;
      bestCount = count;
      best = unit;
      for (const { text } of line.slice(index + 1)) {
        if (best.text.length >= shortLength || best.text.length + text.length >= excerptLength) break;
        best = { ...best, text: `${best.text} ${text}` };
      }
    });
  return best;
}

/** Returns the part of a text with the most marked words, in runs. */
export function cutExcerpt(text: string, marks: Marks): Segment[] {
  const unit = chooseUnit(text, marks);
  if (!unit) return [];
  const { text: chosen, isCode } = unit;
  const span =
    chosen.length <= excerptLength
      ? { start: 0, end: chosen.length }
      : roundToWords(chosen, bestSpan(markedWords(chosen, marks), chosen.length));
  const segments = isCode
    ? segmentText(chosen.slice(span.start, span.end), marks).map(asCode)
    : codeSegments(chosen, marks, span);
  return [...(span.start > 0 ? [ellipsis] : []), ...segments, ...(span.end < chosen.length ? [ellipsis] : [])];
}
