import type { Engine, EngineDocument, EnginePage } from './engine';
import { fieldNames } from './open-index';
import type { QueryPlan } from './plan-query';
import { weights } from './weights';

/** A document that meets some of a query. */
export type Match = Readonly<{
  /** Place of the document in the engine. */
  place: number;
  document: EngineDocument;
  /** How well each word of the query is met; 0 where it is not. */
  strengths: readonly number[];
  /** The terms of the index that matched. */
  terms: readonly string[];
  /** lunr's score, the best being 1. */
  base: number;
}>;

type Use = Readonly<{ part: number; factor: number }>;

/** The parts of all ways of all groups, numbered, and which terms meet which part. */
type Uses = Readonly<{ parts: number; byTerm: ReadonlyMap<string, readonly Use[]> }>;

function collectUses({ groups }: QueryPlan): Uses {
  const byTerm = new Map<string, Use[]>();
  let parts = 0;
  for (const { ways } of groups)
    for (const way of ways)
      for (const terms of way.parts) {
        for (const [term, factor] of terms) byTerm.set(term, [...(byTerm.get(term) ?? []), { part: parts, factor }]);
        parts++;
      }
  return { parts, byTerm };
}

/** Takes how well each part is met and gives how well each group is: its best way, which is as good as its worst part. */
function groupStrengths({ groups }: QueryPlan, parts: Float64Array): number[] {
  let part = 0;
  return groups.map(({ ways }) =>
    ways.reduce((best, way) => {
      let worst = Number.POSITIVE_INFINITY;
      for (let count = 0; count < way.parts.length; count++) worst = Math.min(worst, parts[part++] ?? 0);
      return Math.max(best, way.factor * worst);
    }, 0),
  );
}

/** How well each part is met by some terms. */
function bestFactors(terms: Iterable<string>, { parts, byTerm }: Uses): Float64Array {
  const best = new Float64Array(parts);
  for (const term of terms)
    for (const { part, factor } of byTerm.get(term) ?? []) best[part] = Math.max(best[part] ?? 0, factor);
  return best;
}

const sharedTerms = (terms: ReadonlySet<string>, { byTerm }: Uses): string[] =>
  [...byTerm.keys()].filter((term) => terms.has(term));

type PageFactors = Readonly<{ title: Float64Array; tags: Float64Array }>;

type Metadata = Readonly<Record<string, Readonly<Record<string, object>>>>;

type MatchInput = Readonly<{
  engine: Engine;
  uses: Uses;
  everywhere: Float64Array;
  /** How well each part is met in each field; written anew for each document. */
  scratch: Float64Array;
}>;

/** Writes how well each part is met in each field, by what lunr says of a document. */
function fillFields(metadata: Metadata, { uses: { parts, byTerm }, scratch }: MatchInput): void {
  scratch.fill(0);
  for (const term in metadata)
    for (const { part, factor } of byTerm.get(term) ?? [])
      fieldNames.forEach((name, field) => {
        const place = field * parts + part;
        if (metadata[term]?.[name] && (scratch[place] ?? 0) < factor) scratch[place] = factor;
      });
}

function partStrengths(document: EngineDocument, page: PageFactors, input: MatchInput): Float64Array {
  const { engine, uses, everywhere, scratch } = input;
  const boosts = fieldNames.map((name) => engine.boosts[name] ?? 0);
  const contentPlace = fieldNames.indexOf('content') * uses.parts;
  const strengths = new Float64Array(uses.parts);
  for (let part = 0; part < uses.parts; part++) {
    scratch[contentPlace + part] = Math.max(scratch[contentPlace + part] ?? 0, everywhere[part] ?? 0);
    let strength = 0;
    boosts.forEach((boost, field) => (strength += boost * (scratch[field * uses.parts + part] ?? 0)));
    if (!document.isLead)
      strength += weights.pageTitle * (page.title[part] ?? 0) + weights.pageTags * (page.tags[part] ?? 0);
    strengths[part] = strength;
  }
  return strengths;
}

/** What a page's title and tags meet, worked out once a page. */
function createPageFactors({ pages }: Engine, uses: Uses): (place: number) => PageFactors {
  const known = new Map<number, PageFactors>();
  const factorsOf = (page: EnginePage | undefined): PageFactors => ({
    title: bestFactors(page ? sharedTerms(page.titleTerms, uses) : [], uses),
    tags: bestFactors(page ? sharedTerms(page.tagTerms, uses) : [], uses),
  });
  return (place) => {
    const factors = known.get(place) ?? factorsOf(pages[place]);
    known.set(place, factors);
    return factors;
  };
}

/** Takes a plan and gives every document that meets some of it, by one query of the lunr index. */
export function matchDocuments(plan: QueryPlan, engine: Engine): Match[] {
  const uses = collectUses(plan);
  if (uses.byTerm.size === 0) return [];
  const results = engine.index.query(
    new Map([...uses.byTerm].map(([term, found]) => [term, Math.max(...found.map(({ factor }) => factor))])),
  );
  const everywhere = bestFactors(engine.common, uses).map((factor) => factor * weights.common);
  const input = { engine, uses, everywhere, scratch: new Float64Array(fieldNames.length * uses.parts) };
  const pageFactors = createPageFactors(engine, uses);
  const bestScore = results[0]?.score ?? 1;
  return results.flatMap(({ ref, score, matchData }): Match[] => {
    const place = Number(ref);
    const document = engine.documents[place];
    if (!document) return [];
    const metadata = matchData.metadata as Metadata;
    fillFields(metadata, input);
    const strengths = groupStrengths(plan, partStrengths(document, pageFactors(document.page), input));
    return [{ place, document, strengths, terms: Object.keys(metadata), base: score / bestScore }];
  });
}
