import lunr from 'lunr';

const known = new Map<string, string>();

function findStem(word: string): string {
  if (/^[a-z]+$/.test(word)) return lunr.stemmer(new lunr.Token(word, {})).toString();
  return /^0+\d+$/.test(word) ? word.replace(/^0+(?=\d)/, '') : word;
}

/** Takes a folded word and gives its stem (the Porter stemmer of lunr); a number is stemmed to itself without zeros in front, and other words with anything but plain letters are their own stems. */
export function stemWord(word: string): string {
  const stem = known.get(word) ?? findStem(word);
  known.set(word, stem);
  return stem;
}

/** How the words of a stem begin: stemming changes ends, and of what is left at most the last letter (`happy`, `happi`); of a number it takes the zeros in front. */
export function beginningsOf(stem: string): string[] {
  const beginning = stem.length < 3 ? stem.slice(0, 1) : stem.slice(0, -1);
  return /^\d+$/.test(stem) && beginning !== '0' ? ['0', beginning] : [beginning];
}
