import { type FieldBoosts, type PackedIndex, packedVersion, packPostings, type Synonyms } from '../common/packed-index';
import { countTerms } from '../common/split-words';
import { isStopWord } from '../common/stop-words';
import type { SearchIndex } from '../common/types';
import { buildDocuments, type FullDocument } from './build-documents';
import type { SourcePage } from './source-page';

/** The two files of one index: the index itself, and the texts that excerpts are cut from. */
export type BuiltIndex = Required<SearchIndex>;

export type IndexSettings = Readonly<{ boosts: FieldBoosts; synonyms: Synonyms }>;

/** A term in more than this share of documents hardly tells them apart: it is kept only for those that use it most. */
const commonShare = 0.16;
const minCommonDocuments = 20;
const maxCommonPostings = 24;

/** How often each term occurs in each document, by the document's number. */
function countInAll(documents: readonly FullDocument[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const counts = new Map<string, Map<number, number>>();
  for (const { document, text } of documents)
    for (const [term, count] of countTerms(`${document.content}\n${text}`)) {
      if (isStopWord(term)) continue;
      const found = counts.get(term) ?? new Map<number, number>();
      counts.set(term, found.set(document.id, count));
    }
  return counts;
}

/** Whether a term is a name with dots or underscores that only one document contains: its parts, indexed as well, lead there too. A tenth of all terms are such names. */
const isNeedless = (term: string, { size }: ReadonlyMap<number, number>): boolean =>
  size === 1 && /^\p{L}.*[._]/u.test(term) && !/^v?\d/.test(term);

/** The documents that use a term most for their length. */
function densest(found: ReadonlyMap<number, number>, documents: readonly FullDocument[]): number[] {
  const density = ([id, count]: readonly [number, number]): number => count / (200 + (documents[id]?.text.length ?? 0));
  const sorted = [...found].sort((a, b) => density(b) - density(a) || a[0] - b[0]);
  return sorted
    .slice(0, maxCommonPostings)
    .map(([id]) => id)
    .sort((a, b) => a - b);
}

/** Builds the two files of an index from its pages, in the order in which equals are shown; the same pages give the same bytes. */
export function buildPayload(pages: readonly SourcePage[], { boosts, synonyms }: IndexSettings): BuiltIndex {
  const documents = buildDocuments(pages);
  const counts = new Map([...countInAll(documents)].filter(([term, found]) => !isNeedless(term, found)));
  const limit = Math.max(minCommonDocuments, documents.length * commonShare);
  const common = [...counts].flatMap(([term, found]) => (found.size > limit ? [term] : [])).sort();
  const postings = new Map(
    [...counts].map(([term, found]) => [term, found.size > limit ? densest(found, documents) : [...found.keys()]]),
  );
  const index: PackedIndex = { version: packedVersion, boosts, synonyms, ...packPostings(postings), common };
  return {
    payload: { documents: documents.map(({ document }) => document), index },
    texts: documents.map(({ text }) => text),
  };
}
