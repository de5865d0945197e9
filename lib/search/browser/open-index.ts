import lunr from 'lunr';
import type { FieldBoosts } from '../shared/packed-index';

/** The fields of a document in the index. */
export const fieldNames = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The terms of each field, with the numbers of the documents that hold them. */
export type FieldTerms = Readonly<Record<FieldName, ReadonlyMap<string, readonly number[]>>>;

/** Longer texts repeat more words; their length is set off as in BM25 with b = 0.75. */
const lengthShare = 0.75;

type Matches = Readonly<Record<number, object>>;

/** lunr only reads these, so that one of each is enough. */
const noMetadata = {};
const noMatches: Matches = {};

function matchesOf(documents: readonly number[] | undefined): Matches {
  if (!documents) return noMatches;
  const found: Record<number, object> = {};
  for (const document of documents) found[document] = noMetadata;
  return found;
}

function invert(terms: readonly string[], fields: FieldTerms): object {
  const inverted = Object.create(null) as Record<string, object>;
  terms.forEach((term, index) => {
    inverted[term] = {
      _index: index,
      title: matchesOf(fields.title.get(term)),
      content: matchesOf(fields.content.get(term)),
      tags: matchesOf(fields.tags.get(term)),
      sidebarParentCategories: matchesOf(fields.sidebarParentCategories.get(term)),
    };
  });
  return inverted;
}

/** Places of terms in each document's field, ascending since the terms come in order. */
function termsByDocument(
  terms: readonly string[],
  field: ReadonlyMap<string, readonly number[]>,
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  terms.forEach((term, index) => {
    for (const document of field.get(term) ?? []) {
      const places = found.get(document);
      if (places) places.push(index);
      else found.set(document, [index]);
    }
  });
  return found;
}

/** How much each term tells: the fewer fields hold it, the more. */
function weighTerms(terms: readonly string[], fields: FieldTerms, documents: number): number[] {
  return terms.map((term) => {
    const holders = fieldNames.reduce((sum, name) => sum + (fields[name].get(term)?.length ?? 0), 0);
    return Math.log(1 + documents / Math.max(1, holders));
  });
}

type VectorInput = Readonly<{
  terms: readonly string[];
  fields: FieldTerms;
  boosts: FieldBoosts;
  weights: readonly number[];
}>;

function buildVectors({ terms, fields, boosts, weights }: VectorInput): Record<string, lunr.Vector> {
  const vectors: Record<string, lunr.Vector> = {};
  for (const name of fieldNames) {
    const byDocument = termsByDocument(terms, fields[name]);
    let length = 0;
    for (const places of byDocument.values()) length += places.length;
    const average = length / Math.max(1, byDocument.size);
    for (const [document, places] of byDocument) {
      const boost = (boosts[name] ?? 0) / (1 - lengthShare + (lengthShare * places.length) / average);
      const elements: number[] = [];
      for (const place of places) elements.push(place, (weights[place] ?? 0) * boost);
      vectors[`${name}/${document}`] = new lunr.Vector(elements);
    }
  }
  return vectors;
}

/** Stands for the automaton in which lunr looks up the terms of a query: here every term asked for is one of the index, so that what is looked up is what is found. */
const everyTerm = { intersect: (asked: lunr.TokenSet): lunr.TokenSet => asked } as unknown as lunr.TokenSet;

/** Takes the terms of each field, ordered, and gives the lunr index of them, boosts built in. It is to be asked for its own terms only. */
export function openIndex(
  terms: readonly string[],
  { fields, boosts, documents }: Readonly<{ fields: FieldTerms; boosts: FieldBoosts; documents: number }>,
): lunr.Index {
  const parts = {
    invertedIndex: invert(terms, fields),
    fieldVectors: buildVectors({ terms, fields, boosts, weights: weighTerms(terms, fields, documents) }),
    tokenSet: everyTerm,
    fields: [...fieldNames],
    pipeline: new lunr.Pipeline(),
  };
  // The published types call the vectors what lunr 2.0 did.
  return new lunr.Index(parts as unknown as lunr.Index.Attributes);
}
