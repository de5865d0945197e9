import { stemWord } from '../common/stem-word';
import { completions, type Vocabulary } from './vocabulary';

/** Terms that stand for a word, each with its strength: 1 for the word itself. */
export type TermSet = ReadonlyMap<string, number>;

/** What a word is matched by: every part must match. */
export type Expansion = Readonly<{ factor: number; parts: readonly TermSet[] }>;

const stemFactor = 0.75;
const beginningFactor = 0.6;
const beginningLimit = 40;
/** One or two letters begin so many terms that only titles are worth naming. */
const shortBeginning = 2;
const shortLimit = 24;

function addBeginnings(terms: Map<string, number>, word: string, vocabulary: Vocabulary): void {
  const isShort = word.length <= shortBeginning;
  for (const term of completions(word, vocabulary, isShort ? shortLimit : beginningLimit)) {
    if (isShort && !vocabulary.titleTerms.has(term)) continue;
    if (!terms.has(term)) terms.set(term, beginningFactor);
  }
}

/** Returns the terms that a folded word stands for: itself, words of its stem and, with `isBeginning`, words that begin with it. */
export function expandWord(word: string, vocabulary: Vocabulary, isBeginning: boolean): Map<string, number> {
  const terms = new Map<string, number>();
  if (vocabulary.frequency.has(word)) terms.set(word, 1);
  for (const term of vocabulary.byStem.get(stemWord(word)) ?? []) if (term !== word) terms.set(term, stemFactor);
  if (isBeginning) addBeginnings(terms, word, vocabulary);
  return terms;
}
