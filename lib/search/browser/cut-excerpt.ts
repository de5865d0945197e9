import { isMarked, type Marks, segmentText } from '../common/mark-words';
import { splitWords, type Word } from '../common/split-words';
import type { Segment } from '../common/types';

const excerptLength = 150;
/** Context before the first marked word. */
const leadLength = 30;
const ellipsis = '…';

type Stretch = Readonly<{ start: number; end: number }>;

/** The stretch with the most different marked words; of equals the first. */
function bestStretch(words: readonly Word[], textLength: number): Stretch {
  let best = { start: 0, end: Math.min(textLength, excerptLength), count: 0 };
  words.forEach((first, index) => {
    const start = Math.max(0, first.start - leadLength);
    const within = words.slice(index, index + 40).filter(({ end }) => end <= start + excerptLength);
    const count = new Set(within.map(({ text }) => text.toLowerCase())).size + within.length / 100;
    if (count > best.count) best = { start, end: Math.min(textLength, start + excerptLength), count };
  });
  return best;
}

/** Moves the ends of a stretch to the edges of words. */
function roundToWords(text: string, { start, end }: Stretch): Stretch {
  const before = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  const from = before > 0 && before < start + leadLength ? before : start;
  const after = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  return { start: from, end: after > from ? after : end };
}

/** Longer texts are read to here, and to their end only where nothing is found before. */
const firstPart = 4000;

function markedWords(text: string, marks: Marks): Word[] {
  const found = splitWords(text.slice(0, firstPart)).filter((word) => isMarked(word.text, marks));
  return found.length > 0 || text.length <= firstPart
    ? found
    : splitWords(text).filter((word) => isMarked(word.text, marks));
}

/** Takes a text and gives a short part of it in runs, chosen so that it holds as many of the marked words as can be. */
export function cutExcerpt(text: string, marks: Marks): Segment[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '') return [];
  const { start, end } = roundToWords(plain, bestStretch(markedWords(plain, marks), plain.length));
  const segments = segmentText(plain.slice(start, end), marks);
  return [
    ...(start > 0 ? [{ text: ellipsis, marked: false }] : []),
    ...segments,
    ...(end < plain.length ? [{ text: ellipsis, marked: false }] : []),
  ];
}
