import { isStopWord } from '../common/stop-words';
import { stemWord } from '../common/stem-word';
import { nearTerms } from './near-terms';
import { termsFrom, termsOfStem, type Vocabulary } from './vocabulary';

/** Terms that stand for a word, each with how well it does: 1 is the word itself. */
export type TermSet = ReadonlyMap<string, number>;

/** One way to meet a word: every part must be met. */
export type Way = Readonly<{ factor: number; parts: readonly TermSet[] }>;

const stemFactor = 0.75;
const beginningLimit = 40;
/** One or two letters begin so many terms that only titles are worth naming. */
const shortBeginning = 2;
const shortLimit = 24;

function addBeginnings(terms: Map<string, number>, word: string, vocabulary: Vocabulary): void {
  const isShort = word.length <= shortBeginning;
  for (const term of termsFrom(word, vocabulary, isShort ? shortLimit : beginningLimit)) {
    if (isShort && !vocabulary.titleTerms.has(term)) continue;
    const factor = 0.4 + (0.45 * word.length) / term.length;
    if (factor > (terms.get(term) ?? 0)) terms.set(term, factor);
  }
}

/** Takes a folded word and gives the terms it stands for: itself, words of its stem, and with `isBeginning` the words that go on from it. */
export function expandTerm(word: string, vocabulary: Vocabulary, isBeginning: boolean): Map<string, number> {
  const terms = new Map<string, number>();
  if (vocabulary.frequency.has(word)) terms.set(word, 1);
  for (const term of termsOfStem(stemWord(word), vocabulary)) if (term !== word) terms.set(term, stemFactor);
  if (isBeginning) addBeginnings(terms, word, vocabulary);
  return terms;
}

const slipFactors = [1, 0.75, 0.55];

/** Takes a word that nothing stands for and gives the terms it was probably meant to be. */
export function expandMistyped(word: string, vocabulary: Vocabulary, isBeginning: boolean): Map<string, number> {
  return new Map(nearTerms(word, vocabulary, isBeginning).map(({ term, slips }) => [term, slipFactors[slips] ?? 0.5]));
}

const minimalPiece = 3;
const rare = 10;

/** Takes a word and gives the two known words it is written together from, such as `portscan`; only for words that are rare as they stand. */
export function splitJoined(word: string, { frequency }: Vocabulary): readonly [string, string] | undefined {
  if ((frequency.get(word) ?? 0) > rare || !/^\p{L}+$/u.test(word)) return undefined;
  const isKnown = (piece: string): boolean => !isStopWord(piece) && frequency.has(piece);
  const pairs: (readonly [string, string])[] = [];
  for (let at = minimalPiece; at <= word.length - minimalPiece; at++) {
    const pair = [word.slice(0, at), word.slice(at)] as const;
    if (pair.every(isKnown)) pairs.push(pair);
  }
  const weight = (pair: readonly [string, string]): number =>
    Math.min(...pair.map((piece) => frequency.get(piece) ?? 0));
  return pairs.sort((a, b) => weight(b) - weight(a))[0];
}
