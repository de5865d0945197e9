import { searchStrings } from '@/lib/config/search-strings';
import type { SearchOutcome } from '@/lib/search/common/types';

const { relaxed: words, found } = searchStrings;

/** Says how the results differ from what was asked for; empty if they do not. */
export const relaxedNote = ({ relaxed, groups }: Pick<SearchOutcome, 'relaxed' | 'groups'>): string =>
  relaxed === 'no' || groups.length === 0 ? '' : words[relaxed];

/** Returns the words that a screen reader announces for an answer. */
export function describeOutcome(outcome: SearchOutcome): string {
  const shown = outcome.groups.reduce((sum, { hits }) => sum + hits.length, 0);
  if (shown === 0) return searchStrings.noResults;
  const { definition } = outcome;
  const meaning = definition && searchStrings.defined(definition.term);
  return [found(shown, outcome.total), relaxedNote(outcome), meaning].filter(Boolean).join(' ');
}
