import type { Postings } from '../common/packed-index';

/** The fields of a document in the index. */
export const fieldNames = ['title', 'content', 'tags', 'sidebarParentCategories', 'children'] as const;
export type FieldName = (typeof fieldNames)[number];

/** How much a match in each field counts; in those left out, nothing. */
export type Boosts = Readonly<Partial<Record<FieldName, number>>>;

/** Each field of the documents. */
export type Fields = Readonly<Record<FieldName, Postings>>;

/** What a document holds of the terms asked for, by its place. */
export type Found = Readonly<{ place: number; score: number; held: ReadonlyMap<FieldName, readonly string[]> }>;

/** Takes terms of the index, each with how much it counts, and gives the documents that hold one in any of the fields. */
export type FindDocuments = (asked: ReadonlyMap<string, number>, names: readonly FieldName[]) => Found[];

type IndexInput = Readonly<{
  fields: Fields;
  boosts: Boosts;
  /** In how many fields of documents a term stands. */
  frequency: ReadonlyMap<string, number>;
  documents: number;
}>;

/** Longer texts repeat more words; their length is set off as in BM25 with b = 0.75. */
const lengthShare = 0.75;

/** How much a field counts, by the document. */
function boostsByLength(boost: number, field: Postings, documents: number): number[] {
  const lengths = new Array<number>(documents).fill(0);
  for (const places of field.values()) for (const place of places) lengths[place] = (lengths[place] ?? 0) + 1;
  const filled = lengths.filter((length) => length > 0);
  const average = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
  return lengths.map((length) => boost / (1 - lengthShare + (lengthShare * length) / average));
}

/** The search in the fields of all documents, scored by inverse document frequency, boost and length. */
export function createFinder({ fields, boosts, frequency, documents }: IndexInput): FindDocuments {
  const boostOf = new Map(fieldNames.map((name) => [name, boostsByLength(boosts[name] ?? 0, fields[name], documents)]));
  return (asked, names) => {
    const found = new Map<number, { place: number; score: number; held: Map<FieldName, string[]> }>();
    for (const [term, factor] of asked) {
      // The fewer fields hold a term, the more it tells.
      const weight = factor * Math.log(1 + documents / Math.max(1, frequency.get(term) ?? 0));
      for (const name of names)
        for (const place of fields[name].get(term) ?? []) {
          const document = found.get(place) ?? { place, score: 0, held: new Map<FieldName, string[]>() };
          document.score += weight * (boostOf.get(name)?.[place] ?? 0);
          document.held.set(name, [...(document.held.get(name) ?? []), term]);
          found.set(place, document);
        }
    }
    return [...found.values()];
  };
}
