import { createMarks, type Marks, segmentText } from '@/lib/search/common/mark-words';
import { splitWords } from '@/lib/search/common/split-words';

/** A run of characters in a text. */
export type Match = Readonly<{ start: number; end: number }>;

/** Takes a query and gives what texts are compared with to mark its words. */
export const marksOf = (query: string): Marks => createMarks(splitWords(query).map(({ text }) => text));

/** Gives where in a text the words to mark stand. */
export function findMatches(text: string, marks: Marks): Match[] {
  let end = 0;
  return segmentText(text, marks).flatMap((segment) => {
    const start = end;
    end += segment.text.length;
    return segment.marked ? [{ start, end }] : [];
  });
}
