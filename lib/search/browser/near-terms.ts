import type { Vocabulary } from './vocabulary';

/**
 * Takes two words and gives how many letters must be added, left out, changed or swapped with their neighbour to turn one into the other; gives up above `most`.
 * Optimal string alignment, as in Boytsov, "Indexing methods for approximate dictionary searching" (2011), §2.2.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let value = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        value = Math.min(value, (before[column - 2] ?? 0) + 1);
      current.push(value);
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return last[b.length] ?? most + 1;
}

/** How many slips a word of this length may hold and still be known: short words are all near each other. */
const allowedSlips = (length: number): number => (length < 3 ? 0 : length < 7 ? 1 : 2);

export type NearTerm = Readonly<{ term: string; slips: number }>;

const isPlain = (term: string): boolean => /^\p{L}[\p{L}\p{N}]*$/u.test(term);

/** Swapped neighbours are the only slip to expect in a word of three letters. */
const isSwapped = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/** Letters are seldom missed at the beginning of a word, and titles are asked for more than texts. */
function preference({ term, slips }: NearTerm, word: string, { titleTerms, frequency }: Vocabulary): number {
  const sameStart = term[0] === word[0] ? 0 : 0.6;
  const inTitle = titleTerms.has(term) ? 0 : 0.5;
  return slips + sameStart + inTitle - Math.min(0.3, (frequency.get(term) ?? 0) / 300);
}

/** Takes a word that no text holds and gives the terms it was probably meant to be, likeliest first. With `isBeginning`, the word may also be the mistyped beginning of a term. */
export function nearTerms(word: string, vocabulary: Vocabulary, isBeginning: boolean): NearTerm[] {
  const most = allowedSlips(word.length);
  if (most === 0 || !isPlain(word)) return [];
  const ranked = vocabulary.terms
    .filter(isPlain)
    .map((term) => ({ term, slips: slipsTo(word, term, isBeginning) }))
    .filter(({ slips }) => slips > 0 && slips <= most)
    .filter(({ term, slips }) => (word.length > 3 || isSwapped(word, term)) && (slips < 2 || term[0] === word[0]))
    .map((near) => ({ near, cost: preference(near, word, vocabulary) }))
    .sort((a, b) => a.cost - b.cost || (a.near.term < b.near.term ? -1 : 1));
  const best = ranked[0]?.cost ?? 0;
  return ranked
    .filter(({ cost }) => cost <= best + 0.75)
    .slice(0, 8)
    .map(({ near }) => near);
}

/** Slips between a word and a term, or, where that is worth less than a whole word, the beginning of a term. */
function slipsTo(word: string, term: string, isBeginning: boolean): number {
  const most = allowedSlips(word.length);
  const whole = editDistance(word, term, most);
  if (whole <= most || !isBeginning || word.length < 5 || term.length <= word.length) return whole;
  return editDistance(word, term.slice(0, word.length), 1) <= 1 ? 2 : whole;
}
