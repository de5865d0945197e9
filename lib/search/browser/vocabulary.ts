import { stemWord } from '../shared/stem-word';

/** Every term of an index, ordered for lookups by beginning and by stem. */
export type Vocabulary = Readonly<{
  /** In code unit order. */
  terms: readonly string[];
  /** In how many documents a term stands. */
  frequency: ReadonlyMap<string, number>;
  byStem: ReadonlyMap<string, readonly string[]>;
  /** Terms of titles, the likeliest thing to be asked for. */
  titleTerms: ReadonlySet<string>;
}>;

/** Takes each term's number of documents and the terms of titles, and gives the vocabulary. */
export function createVocabulary(frequency: ReadonlyMap<string, number>, titleTerms: ReadonlySet<string>): Vocabulary {
  const terms = [...frequency.keys()].sort();
  const byStem = new Map<string, string[]>();
  for (const term of terms) {
    const stem = stemWord(term);
    const found = byStem.get(stem);
    if (found) found.push(term);
    else byStem.set(stem, [term]);
  }
  return { terms, frequency, byStem, titleTerms };
}

/** The place of the first term that is not before `text`. */
function lowerBound(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Takes the beginning of a word and gives the terms that go on from it, those of titles first, then the most frequent; never more than `limit`. */
export function termsFrom(beginning: string, vocabulary: Vocabulary, limit: number): string[] {
  const { terms, frequency, titleTerms } = vocabulary;
  const found: string[] = [];
  for (let index = lowerBound(terms, beginning); terms[index]?.startsWith(beginning); index++)
    found.push(terms[index] ?? '');
  const rank = (term: string): number => (titleTerms.has(term) ? 1e6 : 0) + (frequency.get(term) ?? 0);
  return found
    .filter((term) => term !== beginning)
    .sort((a, b) => rank(b) - rank(a) || a.length - b.length)
    .slice(0, limit);
}
