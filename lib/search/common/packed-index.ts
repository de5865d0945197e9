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
  /** Terms in order, each as the length it shares with the one before, in a character, and its own rest. */
  terms: string;
  /** For each term the gaps between its documents, a character each. */
  postings: string;
  /** Terms that stand in nearly every document, and tell none from another. */
  common: readonly string[];
}>;

/** Counts up with each change of the format, so that a tab from before a deploy reads no format it does not know. */
export const packedVersion = 2;

/** Numbers are characters from `#` on, which JSON writes as they are: after the space that parts terms, and after the quotation mark. */
const zero = '#'.charCodeAt(0);

const packNumber = (value: number): string => String.fromCharCode(zero + value);
const unpackNumber = (packed: string): number => packed.charCodeAt(0) - zero;

const packGaps = (documents: readonly number[]): string =>
  documents.map((document, index) => packNumber(document - (documents[index - 1] ?? -1) - 1)).join('');

function unpackGaps(gaps: string, first: number): number[] {
  let next = first;
  return gaps.split('').map((gap) => {
    const document = next + unpackNumber(gap);
    next = document + 1;
    return document;
  });
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** Takes postings and gives their terms and gaps as two strings; the same postings give the same strings. An index has less than 60,000 documents. */
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
      term = term.slice(0, unpackNumber(entry)) + entry.slice(1);
      return [term, unpackGaps(gaps[place] ?? '', first)];
    }),
  );
}
