import type { Engine, EngineDocument, EnginePage } from './engine';
import { type FieldName, fieldNames, type Found } from './base-score';
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
  /** The score of its fields, the best being 1. */
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
        for (const [term, factor] of terms) {
          const uses = byTerm.get(term);
          if (uses) uses.push({ part: parts, factor });
          else byTerm.set(term, [{ part: parts, factor }]);
        }
        parts++;
      }
  return { parts, byTerm };
}

/** Takes how well each part is met and gives how well each group is: its best way, which is as good as its worst part. */
function groupStrengths({ groups }: QueryPlan, parts: readonly number[]): number[] {
  let part = 0;
  return groups.map(({ ways }) => {
    let best = 0;
    for (const way of ways) {
      let worst = Number.POSITIVE_INFINITY;
      for (let count = 0; count < way.parts.length; count++) worst = Math.min(worst, parts[part++] ?? 0);
      best = Math.max(best, way.factor * worst);
    }
    return best;
  });
}

/** How well each part is met by some terms. */
function bestFactors(terms: Iterable<string>, { parts, byTerm }: Uses): number[] {
  const best = new Array<number>(parts).fill(0);
  for (const term of terms)
    for (const { part, factor } of byTerm.get(term) ?? []) best[part] = Math.max(best[part] ?? 0, factor);
  return best;
}

const sharedTerms = (terms: ReadonlySet<string>, { byTerm }: Uses): string[] =>
  [...byTerm.keys()].filter((term) => terms.has(term));

type PageFactors = Readonly<{ title: readonly number[]; tags: readonly number[] }>;

type MatchInput = Readonly<{
  uses: Uses;
  everywhere: readonly number[];
  /** How much each field counts. */
  boosts: readonly number[];
  /** How well each part is met in each field, and in all of them; written anew for each document. */
  inFields: number[];
  inAll: number[];
}>;

/** Writes how well each part is met in each field. */
function fillFields({ held }: Found, { uses: { parts, byTerm }, inFields }: MatchInput): void {
  inFields.fill(0);
  for (const [term, name] of held) {
    const first = fieldNames.indexOf(name) * parts;
    for (const { part, factor } of byTerm.get(term) ?? [])
      if ((inFields[first + part] ?? 0) < factor) inFields[first + part] = factor;
  }
}

function partStrengths(document: EngineDocument, page: PageFactors, input: MatchInput): readonly number[] {
  const { uses, everywhere, boosts, inFields, inAll } = input;
  const content = fieldNames.indexOf('content') * uses.parts;
  for (let part = 0; part < uses.parts; part++) {
    inFields[content + part] = Math.max(inFields[content + part] ?? 0, everywhere[part] ?? 0);
    let strength = 0;
    for (let field = 0; field < boosts.length; field++)
      strength += (boosts[field] ?? 0) * (inFields[field * uses.parts + part] ?? 0);
    if (!document.isLead)
      strength += weights.pageTitle * (page.title[part] ?? 0) + weights.pageTags * (page.tags[part] ?? 0);
    inAll[part] = strength;
  }
  return inAll;
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

/** Names alone: nearly every text holds a word that begins with a letter. */
const namingFields = ['title', 'tags'] as const satisfies readonly FieldName[];

const fieldsFor = ({ literal }: QueryPlan): readonly FieldName[] => (literal.length === 1 ? namingFields : fieldNames);

/** Takes a plan and gives every document that meets some of it. */
export function matchDocuments(plan: QueryPlan, engine: Engine): Match[] {
  const uses = collectUses(plan);
  if (uses.byTerm.size === 0) return [];
  const results = engine.find(
    new Map([...uses.byTerm].map(([term, found]) => [term, Math.max(...found.map(({ factor }) => factor))])),
    fieldsFor(plan),
  );
  const everywhere = bestFactors(engine.common, uses).map((factor) => factor * weights.common);
  const input = {
    uses,
    everywhere,
    boosts: fieldNames.map((name) => engine.boosts[name] ?? 0),
    inFields: new Array<number>(fieldNames.length * uses.parts).fill(0),
    inAll: new Array<number>(uses.parts).fill(0),
  };
  const pageFactors = createPageFactors(engine, uses);
  const bestScore = results.reduce((best, { score }) => Math.max(best, score), 0) || 1;
  return results.flatMap((found): Match[] => {
    const document = engine.documents[found.place];
    if (!document) return [];
    fillFields(found, input);
    const strengths = groupStrengths(plan, partStrengths(document, pageFactors(document.page), input));
    const terms = [...new Set(found.held.map(([term]) => term))].sort();
    return [{ place: found.place, document, strengths, terms, base: found.score / bestScore }];
  });
}
