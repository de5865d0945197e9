import { foldCase, indexTerms, splitWords } from './split-words';
import { stemWord } from './stem-word';
import { isStopWord } from './stop-words';
import type { Segment } from './types';

/** What words are marked by: themselves, their stems, and the beginning of the word being typed. */
export type Marks = Readonly<{
  terms: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  beginnings: readonly string[];
  /** Words that were looked at already. */
  known: Map<string, boolean>;
}>;

/** Shorter beginnings would mark half the text. */
const shortestBeginning = 3;

/** Takes words to mark, the last of which may be the beginning of one, and gives what texts are compared with. */
export function createMarks(words: readonly string[]): Marks {
  const terms = new Set(
    words.flatMap((word) => [foldCase(word), ...indexTerms(word)]).filter((term) => !isStopWord(term)),
  );
  const last = foldCase(words.at(-1) ?? '');
  return {
    terms,
    stems: new Set([...terms].map(stemWord)),
    beginnings: last.length >= shortestBeginning && !isStopWord(last) ? [last] : [],
    known: new Map(),
  };
}

function hasMarkedForm(word: string, { terms, stems, beginnings }: Marks): boolean {
  const forms = [foldCase(word), ...indexTerms(word)];
  return forms.some(
    (form) =>
      terms.has(form) || stems.has(stemWord(form)) || beginnings.some((beginning) => form.startsWith(beginning)),
  );
}

/** Whether a word of a text is one of the marked: in any of its forms, or by its beginning. */
export function isMarked(word: string, marks: Marks): boolean {
  const known = marks.known.get(word);
  if (known !== undefined) return known;
  const isOne = hasMarkedForm(word, marks);
  marks.known.set(word, isOne);
  return isOne;
}

/** Takes a text and gives it in runs, those that are marked words told apart from the rest. */
export function segmentText(text: string, marks: Marks): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { text: word, start, end } of splitWords(text)) {
    if (!isMarked(word, marks)) continue;
    if (start > at) segments.push({ text: text.slice(at, start), marked: false });
    segments.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), marked: false });
  return segments;
}

/** Takes a text and words as they were typed or found, and gives the text in runs, marked where it holds one of the words or one of the same stem. */
export const markWords = (text: string, words: readonly string[]): Segment[] => segmentText(text, createMarks(words));
