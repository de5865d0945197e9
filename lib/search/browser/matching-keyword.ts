import { searchStrings } from '../../config/search-strings';
import { type Marks, segmentText } from '../common/mark-words';
import type { Segment } from '../common/types';

const countMarked = (segments: readonly Segment[]): number => segments.filter(({ marked }) => marked).length;

/** Returns the keyword with the most words of the query, in runs, after a label; empty if no keyword has any. */
export function matchingKeyword(keywords: readonly string[], marks: Marks): Segment[] {
  const [best = []] = keywords
    .map((keyword) => segmentText(keyword, marks))
    .sort((a, b) => countMarked(b) - countMarked(a));
  if (countMarked(best) === 0) return [];
  return [{ text: searchStrings.keyword, marked: false }, ...best, { text: ' · ', marked: false }];
}
