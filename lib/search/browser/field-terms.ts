import { type Postings, unpackPostings } from '../common/packed-index';
import type { SearchIndex } from '../common/types';

/** Returns which documents contain each term, given a field's terms for each document, which may repeat. */
export function collectTerms(termsOf: readonly (readonly string[])[]): Postings {
  const found = new Map<string, number[]>();
  for (const [document, terms] of termsOf.entries())
    for (const term of new Set(terms)) addDocuments(found, term, [document]);
  return found;
}

/** Returns which documents contain each term in their contents, numbered consecutively across all indexes. */
export function joinPostings(indexes: readonly SearchIndex[]): Postings {
  const joined = new Map<string, number[]>();
  let first = 0;
  for (const { payload } of indexes) {
    for (const [term, documents] of unpackPostings(payload.index, first)) addDocuments(joined, term, documents);
    first += payload.documents.length;
  }
  return joined;
}

function addDocuments(found: Map<string, number[]>, term: string, documents: number[]): void {
  const known = found.get(term);
  if (known) known.push(...documents);
  else found.set(term, documents);
}
