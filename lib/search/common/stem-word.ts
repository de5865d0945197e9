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
