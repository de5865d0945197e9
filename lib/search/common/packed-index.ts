/** For each term, the documents that contain it, by their number, ascending. */
export type Postings = ReadonlyMap<string, readonly number[]>;

/** How much a match in each field counts. */
export type FieldBoosts = Readonly<{
  title: number;
  content: number;
  tags: number;
  /** Left out if the labels of parent categories are not searched. */
  sidebarParentCategories?: number;
}>;

/** Words that mean the same, and words for which others are searched as well. */
export type Synonyms = Readonly<{
  same: readonly (readonly string[])[];
  also: Readonly<Record<string, readonly string[]>>;
}>;

/** The full-text index as it is served: terms of the documents' contents. Titles, tags and categories are in the documents, and are indexed when the index is opened. */
export type PackedIndex = Readonly<{
  version: number;
  boosts: FieldBoosts;
  synonyms: Synonyms;
  /** Sorted terms, front-coded: each is one character for the length of the prefix shared with the term before, and its own rest. */
  terms: string;
  /** For each term the gaps between its documents, a character each. */
  postings: string;
  /** Terms in nearly every document, which tell none apart. */
  common: readonly string[];
}>;

/** Incremented with each change of the format: a tab from before a deploy must not read a format it does not know. */
export const packedVersion = 2;

/** Numbers are characters from `#` on: this is after the space, which separates terms, and the quotation mark, which JSON would escape. */
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

/** Packs postings into two strings, of terms and of gaps; the same postings give the same strings. An index has fewer than 60,000 documents. */
export function packPostings(postings: Postings): Pick<PackedIndex, 'terms' | 'postings'> {
  const terms = [...postings.keys()].sort();
  const rests = terms.map((term, index) => {
    const length = sharedLength(term, terms[index - 1] ?? '');
    return `${packNumber(length)}${term.slice(length)}`;
  });
  return { terms: rests.join(' '), postings: terms.map((term) => packGaps(postings.get(term) ?? [])).join(' ') };
}

/** Unpacks the postings; `first` is the number of their first document. */
export function unpackPostings(
  { terms, postings }: Pick<PackedIndex, 'terms' | 'postings'>,
  first: number,
): Map<string, number[]> {
  if (terms === '') return new Map();
  const gaps = postings.split(' ');
  let term = '';
  return new Map(
    terms.split(' ').map((entry, index) => {
      term = term.slice(0, unpackNumber(entry)) + entry.slice(1);
      return [term, unpackGaps(gaps[index] ?? '', first)];
    }),
  );
}
