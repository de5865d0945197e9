import lunr from 'lunr';
import type { FieldBoosts } from '../common/packed-index';
import type { FieldTerms } from './field-terms';

/** The fields of a document in the index. */
export const fieldNames = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;
export type FieldName = (typeof fieldNames)[number];

/** Each field of the documents. */
export type Fields = Readonly<Record<FieldName, FieldTerms>>;

/** The index of all documents. */
export type OpenIndex = Readonly<{
  /** Takes terms of the index, each with how much it counts, and gives the documents that hold one in any of the fields, by lunr's score. */
  query: (asked: ReadonlyMap<string, number>, names: readonly FieldName[]) => lunr.Index.Result[];
}>;

type IndexInput = Readonly<{
  fields: Fields;
  boosts: FieldBoosts;
  /** In how many fields of documents a term stands. */
  frequency: ReadonlyMap<string, number>;
  documents: number;
}>;

/** Longer texts repeat more words; their length is set off as in BM25 with b = 0.75. */
const lengthShare = 0.75;

type Boost = (document: number) => number;

/** How much a field counts, by the document. */
function boostsByLength(boost: number, { lengths }: FieldTerms): Boost {
  const filled = lengths.filter((length) => length > 0);
  const average = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
  return (document) => boost / (1 - lengthShare + (lengthShare * (lengths[document] ?? 0)) / average);
}

/** lunr only reads it, so that one is enough. */
const noMetadata = {};

/** The part of lunr's index that a query reads: the entries of its terms, and of its documents' vectors what stands for them. */
type Read = Readonly<{ invertedIndex: Record<string, object>; fieldVectors: Record<string, lunr.Vector> }>;

type ReadingInput = IndexInput & Readonly<{ names: readonly FieldName[]; boostOf: Readonly<Record<FieldName, Boost>> }>;

function read(terms: readonly string[], { names, fields, frequency, documents, boostOf }: ReadingInput): Read {
  const invertedIndex = Object.create(null) as Record<string, object>;
  const elements: Record<string, number[]> = {};
  terms.forEach((term, place) => {
    const entry: Record<string, object | number> = { _index: place };
    // The fewer fields hold a term, the more it tells.
    const weight = Math.log(1 + documents / Math.max(1, frequency.get(term) ?? 0));
    for (const name of names) {
      const holders: Record<number, object> = {};
      for (const document of fields[name].documentsOf(term)) {
        holders[document] = noMetadata;
        (elements[`${name}/${document}`] ??= []).push(place, weight * boostOf[name](document));
      }
      entry[name] = holders;
    }
    invertedIndex[term] = entry;
  });
  const vectors = Object.entries(elements).map(([key, values]) => [key, new lunr.Vector(values)] as const);
  return { invertedIndex, fieldVectors: Object.fromEntries(vectors) };
}

/** Stands for the automaton in which lunr looks up the terms of a query: here every term asked for is one of the index, so that what is looked up is what is found. */
const everyTerm = { intersect: (asked: lunr.TokenSet): lunr.TokenSet => asked } as unknown as lunr.TokenSet;

function openLunr(parts: Read, names: readonly FieldName[]): lunr.Index {
  const index = { ...parts, tokenSet: everyTerm, fields: [...names], pipeline: new lunr.Pipeline() };
  // The published types call the vectors what lunr 2.0 did.
  return new lunr.Index(index as unknown as lunr.Index.Attributes);
}

/** Takes the fields of all documents and gives the lunr index of them, boosts built in. Each query is given the part of it that it reads: the whole would take a phone longer to build than a reader waits. */
export function openIndex(input: IndexInput): OpenIndex {
  const boostOf = Object.fromEntries(
    fieldNames.map((name) => [name, boostsByLength(input.boosts[name] ?? 0, input.fields[name])]),
  ) as Record<FieldName, Boost>;
  return {
    query: (asked, names) => {
      const terms = [...asked.keys()].sort();
      return openLunr(read(terms, { ...input, names, boostOf }), names).query((query) => {
        for (const [term, boost] of asked) query.term(term, { usePipeline: false, boost });
      });
    },
  };
}
