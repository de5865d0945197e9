import { foldCase, indexTerms, splitWords } from './split-words';
import { stemWord } from './stem-word';
import { isStopWord } from './stop-words';
import type { Segment } from './types';

/** What decides which words are marked: terms, their stems, and the beginning of the word being typed. */
export type Marks = Readonly<{
  terms: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  beginning: string | undefined;
}>;

/** Shorter beginnings would mark half the text. */
const minBeginning = 3;

/** A word with hyphens also stands for its parts; a flag or a key does not. */
const formsOf = (word: string): string[] =>
  /^\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)+$/u.test(word) ? indexTerms(word) : [];

/** Returns the marks for words as typed, of which the last may be unfinished, and for terms of an index. */
export function createMarks(words: readonly string[], found: readonly string[] = []): Marks {
  const typed = words.flatMap((word) => [foldCase(word), ...formsOf(word)]).filter((term) => !isStopWord(term));
  const terms = new Set([...typed, ...found]);
  const last = foldCase(words.at(-1) ?? '');
  const beginning = last.length >= minBeginning && !isStopWord(last) ? last : undefined;
  return { terms, stems: new Set([...terms].map(stemWord)), beginning };
}

const isTerm = (form: string, { terms, stems }: Marks): boolean => terms.has(form) || stems.has(stemWord(form));

const hasBeginning = (form: string, { beginning }: Marks): boolean =>
  beginning !== undefined && form.startsWith(beginning);

/** A range of a text, as offsets. */
export type Span = Readonly<{ start: number; end: number }>;

/** The words between punctuation, then those between capitals: `spec`, `scanType`, `scan`, `Type`. */
const smallest = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{N}\p{Lo}\p{Lm}]+|\p{N}+/gu;
const pieces = [/[\p{L}\p{N}]+/gu, smallest];

/** Returns what to mark of a word: the whole if it matches, else its matching parts, else the whole if its beginning matches. */
function findSpans(word: string, marks: Marks): Span[] {
  const whole = foldCase(word);
  const wholeSpan = { start: 0, end: word.length };
  if (isTerm(whole, marks)) return [wholeSpan];
  for (const piece of pieces) {
    const parts = [...word.matchAll(piece)].map(({ 0: text, index }) => ({ form: foldCase(text), index, text }));
    const spans = parts.filter(({ form }) => isTerm(form, marks) || (piece === smallest && hasBeginning(form, marks)));
    if (spans.length > 0) return spans.map(({ text, index }) => ({ start: index, end: index + text.length }));
  }
  return hasBeginning(whole, marks) ? [wholeSpan] : [];
}

/** Whether any part of a word is marked. */
export const isMarked = (word: string, marks: Marks): boolean => findSpans(word, marks).length > 0;

/** Returns the spans of a text's marked words, in order. */
export const markedSpans = (text: string, marks: Marks): Span[] =>
  splitWords(text).flatMap((word) =>
    findSpans(word.text, marks).map(({ start, end }) => ({ start: word.start + start, end: word.start + end })),
  );

/** Splits a text into runs, with marked words separate from the rest. */
export function segmentText(text: string, marks: Marks): Segment[] {
  const segments: Segment[] = [];
  let offset = 0;
  for (const { start, end } of markedSpans(text, marks)) {
    if (start > offset) segments.push({ text: text.slice(offset, start), marked: false });
    segments.push({ text: text.slice(start, end), marked: true });
    offset = end;
  }
  if (offset < text.length) segments.push({ text: text.slice(offset), marked: false });
  return segments;
}
