import { type Postings, unpackPostings } from '../common/packed-index';
import type { SearchIndex } from '../common/types';

/** Takes a field's terms of each document, some of them perhaps twice, and gives which documents hold each term. */
export function collectTerms(termsOf: readonly (readonly string[])[]): Postings {
  const found = new Map<string, number[]>();
  for (const [document, terms] of termsOf.entries())
    for (const term of new Set(terms)) addPlaces(found, term, [document]);
  return found;
}

/** Takes indexes and gives which documents hold each term in their contents, counted through all of them. */
export function joinContents(indexes: readonly SearchIndex[]): Postings {
  const joined = new Map<string, number[]>();
  let first = 0;
  for (const { payload } of indexes) {
    for (const [term, places] of unpackPostings(payload.index, first)) addPlaces(joined, term, places);
    first += payload.documents.length;
  }
  return joined;
}

function addPlaces(found: Map<string, number[]>, term: string, places: number[]): void {
  const known = found.get(term);
  if (known) known.push(...places);
  else found.set(term, places);
}
