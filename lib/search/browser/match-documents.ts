import { type Engine, type EngineDocument, type FieldName, fieldNames } from './engine';
import type { TermSet } from './expand-word';
import type { QueryPlan } from './plan-query';
import { weights } from './weights';

/** A document that matches some of a query. */
export type Match = Readonly<{
  /** Its number in the order of the engine. */
  docNumber: number;
  document: EngineDocument;
  /** How well each word of the query matches; 0 if it does not. */
  strengths: readonly number[];
  /** The terms of the index that matched. */
  terms: readonly string[];
}>;

/** The query's terms that a document contains, by field. */
type MatchedTerms = ReadonlyMap<FieldName, readonly string[]>;

/** The documents that hold a term in any of the fields, by number. */
function findDocuments(terms: ReadonlySet<string>, { fields }: Engine): Map<number, MatchedTerms> {
  const found = new Map<number, Map<FieldName, string[]>>();
  for (const term of terms)
    for (const name of fieldNames)
      for (const docNumber of fields[name].get(term) ?? []) {
        const held = found.get(docNumber) ?? new Map<FieldName, string[]>();
        held.set(name, [...(held.get(name) ?? []), term]);
        found.set(docNumber, held);
      }
  return found;
}

/** How well terms match a part of a query: the strength of the best of them. */
function bestOf(terms: Iterable<string>, part: TermSet): number {
  let best = 0;
  for (const term of terms) best = Math.max(best, part.get(term) ?? 0);
  return best;
}

/** Returns the measure of how well a document matches a part, in its fields and its page's title and tags. */
function createStrengthMeasure(parts: readonly TermSet[], { common, boosts }: Engine) {
  const commonStrengths = new Map(parts.map((part) => [part, weights.common * bestOf(common, part)]));
  return (part: TermSet, held: MatchedTerms, { page, isLead }: EngineDocument): number => {
    let strength = 0;
    for (const name of fieldNames) {
      const least = name === 'content' ? (commonStrengths.get(part) ?? 0) : 0;
      strength += (boosts[name] ?? 0) * Math.max(least, bestOf(held.get(name) ?? [], part));
    }
    if (isLead) return strength;
    return (
      strength + weights.pageTitle * bestOf(page.titleTerms, part) + weights.pageTags * bestOf(page.tagTerms, part)
    );
  };
}

/** Returns every document that matches some of a plan. */
export function matchDocuments({ queryWords }: QueryPlan, engine: Engine): Match[] {
  const parts = queryWords.flatMap(({ expansions }) => expansions.flatMap((expansion) => expansion.parts));
  const asked = new Set(parts.flatMap((part) => [...part.keys()]));
  const measure = createStrengthMeasure(parts, engine);
  return [...findDocuments(asked, engine)].flatMap(([docNumber, held]): Match[] => {
    const document = engine.documents[docNumber];
    if (!document) return [];
    // An expansion is as good as its worst part.
    const strengths = queryWords.map(({ expansions }) =>
      Math.max(
        0,
        ...expansions.map((each) => each.factor * Math.min(...each.parts.map((part) => measure(part, held, document)))),
      ),
    );
    return [{ docNumber, document, strengths, terms: [...new Set([...held.values()].flat())].sort() }];
  });
}
