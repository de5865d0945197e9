import type { OpenPostings } from '../common/packed-index';
import { lowerBound } from './lower-bound';

/** Which documents hold a term in one of their fields. */
export type FieldTerms = Readonly<{
  /** Adds the number of documents that hold a term, for each term. */
  addCounts: (frequency: Map<string, number>) => void;
  documentsOf: (term: string) => Iterable<number>;
  /** How many terms the field of each document holds. */
  lengths: Uint32Array;
}>;

/** Takes the field's terms of each document, some of them perhaps twice, and gives the field. */
export function collectTerms(termsOf: readonly (readonly string[])[]): FieldTerms {
  const found = new Map<string, number[]>();
  const lengths = new Uint32Array(termsOf.length);
  for (const [document, terms] of termsOf.entries())
    for (const term of terms) {
      const holders = found.get(term);
      if (holders?.at(-1) === document) continue;
      lengths[document] = (lengths[document] ?? 0) + 1;
      if (holders) holders.push(document);
      else found.set(term, [document]);
    }
  return {
    addCounts: (frequency) => found.forEach((holders, term) => addCount(frequency, term, holders.length)),
    documentsOf: (term) => found.get(term) ?? [],
    lengths,
  };
}

/** Postings of some of the documents, and the number of the first of those. */
export type PostingsPart = Readonly<{ postings: OpenPostings; offset: number }>;

/** Takes postings, and how many documents there are, and gives the field; a term's documents are looked up when it is asked for. */
export function joinPostings(parts: readonly PostingsPart[], documents: number): FieldTerms {
  const lengths = new Uint32Array(documents);
  for (const { postings, offset } of parts) lengths.set(postings.lengths, offset);
  return {
    addCounts: (frequency) => {
      for (const { postings } of parts)
        postings.terms.forEach((term, place) => addCount(frequency, term, countAt(postings, place)));
    },
    documentsOf: function* (term) {
      for (const { postings, offset } of parts) {
        const place = lowerBound(postings.terms, term);
        if (postings.terms[place] === term) for (const document of holdersAt(postings, place)) yield document + offset;
      }
    },
    lengths,
  };
}

const addCount = (frequency: Map<string, number>, term: string, count: number): void =>
  void frequency.set(term, (frequency.get(term) ?? 0) + count);

const countAt = ({ starts }: OpenPostings, place: number): number => (starts[place + 1] ?? 0) - (starts[place] ?? 0);

const holdersAt = ({ documents, starts }: OpenPostings, place: number): Uint32Array =>
  documents.subarray(starts[place], starts[place + 1]);
