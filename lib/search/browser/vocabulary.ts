import { stemWord } from '../common/stem-word';

/** Every term of an index, to be looked up by its beginning and by its stem. */
export type Vocabulary = Readonly<{
  /** In code unit order, which decides between equals. */
  terms: readonly string[];
  /** The terms of each stem. */
  byStem: ReadonlyMap<string, readonly string[]>;
  /** In how many documents a term stands. */
  frequency: ReadonlyMap<string, number>;
  /** Terms of titles, the likeliest thing to be asked for. */
  titleTerms: ReadonlySet<string>;
}>;

/** Takes each term's number of documents and the terms of titles, and gives the vocabulary. */
export function createVocabulary(frequency: ReadonlyMap<string, number>, titleTerms: ReadonlySet<string>): Vocabulary {
  const terms = [...frequency.keys()].sort();
  const byStem = new Map<string, string[]>(terms.map((term) => [stemWord(term), []]));
  for (const term of terms) byStem.get(stemWord(term))?.push(term);
  return { terms, byStem, frequency, titleTerms };
}

/** Takes the beginning of a word and gives the terms that go on from it, those of titles first, then the most frequent; never more than `limit`. */
export function termsFrom(beginning: string, { terms, frequency, titleTerms }: Vocabulary, limit: number): string[] {
  const rank = (term: string): number => (titleTerms.has(term) ? 1e6 : 0) + (frequency.get(term) ?? 0);
  return terms
    .filter((term) => term !== beginning && term.startsWith(beginning))
    .sort((a, b) => rank(b) - rank(a) || a.length - b.length)
    .slice(0, limit);
}
