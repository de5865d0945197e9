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
  version: typeof packedVersion;
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
const space = 32;
const valueOf = new Map(digits.map((digit, value) => [digit, value]));

function packNumber(value: number): string {
  const last = digits[value % base] ?? '';
  const rest = Math.floor(value / base);
  return rest === 0 ? last : `${packLead(rest - 1)}${last}`;
}

function packLead(value: number): string {
  const digit = digits[base + (value % base)] ?? '';
  const rest = Math.floor(value / base);
  return rest === 0 ? digit : `${packLead(rest - 1)}${digit}`;
}

const packGaps = (documents: readonly number[]): string =>
  documents.map((document, index) => packNumber(document - (documents[index - 1] ?? -1) - 1)).join('');

/** Values of the digits by their character code. */
const values = Uint8Array.from({ length: 128 }, (_, code) => valueOf.get(String.fromCharCode(code)) ?? 0);

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

function unpackTerms(terms: string): string[] {
  let term = '';
  return terms === ''
    ? []
    : terms.split(' ').map((entry) => (term = term.slice(0, valueOf.get(entry[0] ?? '') ?? 0) + entry.slice(1)));
}

/** Terms in order, and for each the documents that hold it: those between its start and the next one's. */
export type OpenPostings = Readonly<{
  terms: readonly string[];
  documents: Uint32Array;
  starts: Uint32Array;
  /** How many terms each document holds. */
  lengths: Uint32Array;
}>;

/** Takes packed strings, and of how many documents they tell, and gives the postings, all of them in one piece: thousands of lists would take the browser longer to make than to read. */
export function unpackPostings(
  { terms: packed, postings }: Pick<PackedIndex, 'terms' | 'postings'>,
  count: number,
): OpenPostings {
  const terms = unpackTerms(packed);
  const documents = new Uint32Array(postings.length);
  const lengths = new Uint32Array(count);
  const starts = new Uint32Array(terms.length + 1);
  let filled = 0;
  let at = 0;
  for (let term = 0; term < terms.length; term++) {
    let value = 0;
    let last = -1;
    for (let code = postings.charCodeAt(at); at < postings.length && code !== space; code = postings.charCodeAt(++at)) {
      const digit = values[code] ?? 0;
      if (digit >= base) {
        value = (value + digit - base + 1) * base;
      } else {
        last += value + digit + 1;
        documents[filled++] = last;
        lengths[last] = (lengths[last] ?? 0) + 1;
        value = 0;
      }
    }
    at++;
    starts[term + 1] = filled;
  }
  return { terms, documents: documents.subarray(0, filled), starts, lengths };
}
