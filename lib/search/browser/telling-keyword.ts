import { searchStrings } from '../../config/search-strings';
import { type Marks, segmentText } from '../common/mark-words';
import type { Segment } from '../common/types';

const countMarked = (segments: readonly Segment[]): number => segments.filter(({ marked }) => marked).length;

/** Takes a page's keywords and gives the one with most of the words asked for, in runs, with what it is; nothing where none has any. */
export function tellingKeyword(keywords: readonly string[], marks: Marks): Segment[] {
  const [best = []] = keywords
    .map((keyword) => segmentText(keyword, marks))
    .sort((a, b) => countMarked(b) - countMarked(a));
  if (countMarked(best) === 0) return [];
  return [{ text: searchStrings.keyword, marked: false }, ...best, { text: ' · ', marked: false }];
}
