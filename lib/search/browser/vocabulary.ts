import { beginningsOf, stemWord } from '../common/stem-word';
import { lowerBound } from './lower-bound';

/** Every term of an index, ordered for lookups by beginning and by stem. */
export type Vocabulary = Readonly<{
  /** In code unit order. */
  terms: readonly string[];
  /** In how many documents a term stands. */
  frequency: ReadonlyMap<string, number>;
  /** Terms of titles, the likeliest thing to be asked for. */
  titleTerms: ReadonlySet<string>;
}>;

/** Takes each term's number of documents and the terms of titles, and gives the vocabulary. */
export const createVocabulary = (
  frequency: ReadonlyMap<string, number>,
  titleTerms: ReadonlySet<string>,
): Vocabulary => ({ terms: [...frequency.keys()].sort(), frequency, titleTerms });

/** Takes a stem and gives the terms that have it. */
export const termsOfStem = (stem: string, { terms }: Vocabulary): string[] =>
  beginningsOf(stem)
    .flatMap((beginning) => [...termsBeginning(beginning, terms)])
    .filter((term) => stemWord(term) === stem);

function* termsBeginning(beginning: string, terms: readonly string[]): Generator<string> {
  for (let index = lowerBound(terms, beginning); terms[index]?.startsWith(beginning); index++) yield terms[index] ?? '';
}

/** Takes the beginning of a word and gives the terms that go on from it, those of titles first, then the most frequent; never more than `limit`. */
export function termsFrom(beginning: string, vocabulary: Vocabulary, limit: number): string[] {
  const { terms, frequency, titleTerms } = vocabulary;
  const rank = (term: string): number => (titleTerms.has(term) ? 1e6 : 0) + (frequency.get(term) ?? 0);
  return [...termsBeginning(beginning, terms)]
    .filter((term) => term !== beginning)
    .sort((a, b) => rank(b) - rank(a) || a.length - b.length)
    .slice(0, limit);
}
