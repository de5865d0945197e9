import { beginningsOf, stemWord } from '../common/stem-word';

/** Every term of an index, ordered for lookups by beginning and by stem. */
export type Vocabulary = Readonly<{
  terms: readonly string[];
  /** Terms in code unit order, by their first character. */
  byInitial: ReadonlyMap<string, readonly string[]>;
  /** In how many documents a term stands. */
  frequency: ReadonlyMap<string, number>;
  /** Terms of titles, the likeliest thing to be asked for. */
  titleTerms: ReadonlySet<string>;
}>;

/** Takes each term's number of documents and the terms of titles, and gives the vocabulary. */
export function createVocabulary(frequency: ReadonlyMap<string, number>, titleTerms: ReadonlySet<string>): Vocabulary {
  const terms = [...frequency.keys()].sort();
  const byInitial = new Map<string, string[]>(terms.map((term) => [term.charAt(0), []]));
  for (const term of terms) byInitial.get(term.charAt(0))?.push(term);
  return { terms, byInitial, frequency, titleTerms };
}

const termsBeginning = (beginning: string, { byInitial }: Vocabulary): string[] =>
  (byInitial.get(beginning.charAt(0)) ?? []).filter((term) => term.startsWith(beginning));

/** Takes a stem and gives the terms that have it. */
export const termsOfStem = (stem: string, vocabulary: Vocabulary): string[] =>
  beginningsOf(stem)
    .flatMap((beginning) => termsBeginning(beginning, vocabulary))
    .filter((term) => stemWord(term) === stem);

/** Takes the beginning of a word and gives the terms that go on from it, those of titles first, then the most frequent; never more than `limit`. */
export function termsFrom(beginning: string, vocabulary: Vocabulary, limit: number): string[] {
  const { frequency, titleTerms } = vocabulary;
  const rank = (term: string): number => (titleTerms.has(term) ? 1e6 : 0) + (frequency.get(term) ?? 0);
  return termsBeginning(beginning, vocabulary)
    .filter((term) => term !== beginning)
    .sort((a, b) => rank(b) - rank(a) || a.length - b.length)
    .slice(0, limit);
}
