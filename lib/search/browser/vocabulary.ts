import { stemWord } from '../common/stem-word';

/** Every term of an index, to be looked up by its beginning and by its stem. */
export type Vocabulary = Readonly<{
  /** In code unit order, which decides between equals. */
  terms: readonly string[];
  /** The terms of each stem. */
  byStem: ReadonlyMap<string, readonly string[]>;
  /** In how many fields of documents a term occurs. */
  frequency: ReadonlyMap<string, number>;
  /** Terms of titles, the likeliest words of queries. */
  titleTerms: ReadonlySet<string>;
}>;

/** Creates the vocabulary from each term's number of fields and the terms of titles. */
export function createVocabulary(frequency: ReadonlyMap<string, number>, titleTerms: ReadonlySet<string>): Vocabulary {
  const terms = [...frequency.keys()].sort();
  const byStem = new Map<string, string[]>(terms.map((term) => [stemWord(term), []]));
  for (const term of terms) byStem.get(stemWord(term))?.push(term);
  return { terms, byStem, frequency, titleTerms };
}

/** Returns at most `limit` longer terms that begin with a text, those of titles first, then the most frequent. */
export function completions(beginning: string, { terms, frequency, titleTerms }: Vocabulary, limit: number): string[] {
  const rank = (term: string): number => (titleTerms.has(term) ? 1e6 : 0) + (frequency.get(term) ?? 0);
  return terms
    .filter((term) => term !== beginning && term.startsWith(beginning))
    .sort((a, b) => rank(b) - rank(a) || a.length - b.length)
    .slice(0, limit);
}
