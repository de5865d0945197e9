/** Which documents hold a term, by the document's place in the list, ascending. */
export type Postings = ReadonlyMap<string, readonly number[]>;

/** How much a match in each field counts. */
export type FieldBoosts = Readonly<{
  title: number;
  content: number;
  tags: number;
  /** Left out where the labels of parent categories are not searched. */
  sidebarParentCategories?: number;
}>;

/** Words that mean the same, and words that make others be searched as well. */
export type Synonyms = Readonly<{
  same: readonly (readonly string[])[];
  also: Readonly<Record<string, readonly string[]>>;
}>;

/** The full-text index as it travels: terms of the documents' contents. Titles, tags and categories stand in the documents, and are indexed where the index is opened. */
export type PackedIndex = Readonly<{
  version: number;
  boosts: FieldBoosts;
  synonyms: Synonyms;
  /** Terms in order, each as the length it shares with the one before and its own rest. */
  terms: string;
  /** For each term the gaps between its documents. */
  postings: string;
  /** Terms that stand in nearly every document, and tell none from another. */
  common: readonly string[];
}>;

/** Counts up with each change of the format, so that a tab from before a deploy reads no format it does not know. */
export const packedVersion = 1;

/** Printable characters that JSON writes as they are; the first half ends a number, the second goes on. */
const digits = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (character) => character !== '"' && character !== '\\',
);
const base = digits.length / 2;
const valueOf = new Map(digits.map((digit, value) => [digit, value]));

function packNumber(value: number, half = 0): string {
  const digit = digits[half + (value % base)] ?? '';
  const rest = Math.floor(value / base);
  return rest === 0 ? digit : `${packNumber(rest - 1, base)}${digit}`;
}

const packGaps = (documents: readonly number[]): string =>
  documents.map((document, index) => packNumber(document - (documents[index - 1] ?? -1) - 1)).join('');

function unpackGaps(gaps: string, first: number): number[] {
  const documents: number[] = [];
  let last = first - 1;
  let value = 0;
  for (const character of gaps) {
    const digit = valueOf.get(character) ?? 0;
    if (digit >= base) {
      value = (value + digit - base + 1) * base;
    } else {
      last += value + digit + 1;
      documents.push(last);
      value = 0;
    }
  }
  return documents;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return Math.min(length, base - 1);
}

/** Takes postings and gives their terms and gaps as two strings; the same postings give the same strings. */
export function packPostings(postings: Postings): Pick<PackedIndex, 'terms' | 'postings'> {
  const terms = [...postings.keys()].sort();
  const rests = terms.map((term, index) => {
    const length = sharedLength(term, terms[index - 1] ?? '');
    return `${packNumber(length)}${term.slice(length)}`;
  });
  return { terms: rests.join(' '), postings: terms.map((term) => packGaps(postings.get(term) ?? [])).join(' ') };
}

/** Takes packed strings, and the place of the first of their documents, and gives the postings. */
export function unpackPostings(
  { terms, postings }: Pick<PackedIndex, 'terms' | 'postings'>,
  first: number,
): Map<string, number[]> {
  if (terms === '') return new Map();
  const gaps = postings.split(' ');
  let term = '';
  return new Map(
    terms.split(' ').map((entry, place) => {
      term = term.slice(0, valueOf.get(entry.charAt(0)) ?? 0) + entry.slice(1);
      return [term, unpackGaps(gaps[place] ?? '', first)];
    }),
  );
}
