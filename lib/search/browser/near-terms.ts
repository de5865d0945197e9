import { distance } from 'fastest-levenshtein';
import type { Vocabulary } from './vocabulary';

/** How many typos a word of this length may have and still be recognized: short words are all near each other. */
const maxTypos = (length: number): number => (length < 3 ? 0 : length < 7 ? 1 : 2);

/** More would be found by chance. */
const maxTerms = 8;

const isPlain = (term: string): boolean => /^\p{L}[\p{L}\p{N}]*$/u.test(term);

const isSwapped = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/** The number of letters added, left out or changed; two swapped letters are one typo. */
function countTypos(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && isSwapped(a, b) ? 1 : edits;
}

/** Typos between a word and a term; if these are too many, a near beginning of the term counts as two typos. */
function countTyposIn(word: string, term: string, isBeginning: boolean): number {
  const whole = countTypos(word, term);
  if (whole <= maxTypos(word.length) || !isBeginning || word.length < 5 || term.length <= word.length) return whole;
  return countTypos(word, term.slice(0, word.length)) <= 1 ? 2 : whole;
}

/** Returns the terms that a word in no text was probably meant to be, likeliest first. With `isBeginning`, the word may also be the mistyped beginning of a term. */
export function nearTerms(word: string, { terms, titleTerms }: Vocabulary, isBeginning: boolean): string[] {
  if (!isPlain(word)) return [];
  // The first letter of a word is seldom mistyped, and readers search for titles more than for texts.
  const dissimilarity = (term: string, typos: number): number =>
    typos + (term[0] === word[0] ? 0 : 0.6) + (titleTerms.has(term) ? 0 : 0.5);
  return (
    terms
      .filter(isPlain)
      .map((term) => ({ term, typos: countTyposIn(word, term, isBeginning) }))
      .filter(({ typos }) => typos > 0 && typos <= maxTypos(word.length))
      // Swapped neighbors are the only typo to expect in a word of three letters.
      .filter(({ term, typos }) => (word.length > 3 || isSwapped(word, term)) && (typos < 2 || term[0] === word[0]))
      .sort((a, b) => dissimilarity(a.term, a.typos) - dissimilarity(b.term, b.typos))
      .slice(0, maxTerms)
      .map(({ term }) => term)
  );
}
