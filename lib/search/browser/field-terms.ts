import type { Postings } from '../common/packed-index';

/** Takes a field's terms of each document, some of them perhaps twice, and gives which documents hold each term. */
export function collectTerms(termsOf: readonly (readonly string[])[]): Postings {
  const found = new Map<string, number[]>();
  for (const [document, terms] of termsOf.entries())
    for (const term of new Set(terms)) addPlaces(found, term, [document]);
  return found;
}

/** Postings of some of the documents, and the place of the first of those. */
export type PostingsPart = Readonly<{ postings: Postings; offset: number }>;

/** Takes postings of parts of the documents and gives those of all of them. */
export function joinPostings(parts: readonly PostingsPart[]): Postings {
  const joined = new Map<string, number[]>();
  for (const { postings, offset } of parts)
    for (const [term, documents] of postings)
      addPlaces(
        joined,
        term,
        documents.map((document) => document + offset),
      );
  return joined;
}

function addPlaces(found: Map<string, number[]>, term: string, places: number[]): void {
  const known = found.get(term);
  if (known) known.push(...places);
  else found.set(term, places);
}
