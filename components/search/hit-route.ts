import type { SearchHit, SearchOutcome } from '@/lib/search/common/types';

const beginning = (word: string): string => word.toLowerCase().slice(0, 3);

/** Whether a hit has a word of the query, and not only a synonym or a similar word. */
function hasTypedWord({ query, relaxed }: SearchOutcome, { terms }: SearchHit): boolean {
  if (relaxed === 'fuzzy') return false;
  const typed = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return terms.some((term) => typed.some((word) => beginning(word) === beginning(term)));
}

/** Route of a hit. It carries the words to mark there: the query as typed or, if the page uses other words for it, those. */
export function hitRoute(outcome: SearchOutcome, hit: SearchHit): string {
  const [path = '', id] = hit.document.sectionRoute.split('#');
  const q = hasTypedWord(outcome, hit) || hit.terms.length === 0 ? outcome.query.trim() : hit.terms.join(' ');
  return `${path}?${new URLSearchParams({ q }).toString()}${id === undefined ? '' : `#${id}`}`;
}
