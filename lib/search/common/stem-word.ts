import lunr from 'lunr';

const known = new Map<string, string>();

function findStem(word: string): string {
  if (/^[a-z]+$/.test(word)) return lunr.stemmer(new lunr.Token(word, {})).toString();
  return /^0+\d+$/.test(word) ? word.replace(/^0+(?=\d)/, '') : word;
}

/** Returns the stem of a folded word (the Porter stemmer of lunr); a number loses its leading zeros, and any other word with more than plain letters is its own stem. */
export function stemWord(word: string): string {
  const stem = known.get(word) ?? findStem(word);
  known.set(word, stem);
  return stem;
}
