import { type FieldName, fieldNames, type Found } from './base-score';
import type { Engine, EngineDocument, EnginePage } from './engine';
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

/** A figure for each part of all ways of all groups. */
type Factors = readonly number[];

/** Which of those parts each term meets, and how well. */
type Uses = ReadonlyMap<string, readonly Readonly<{ part: number; factor: number }>[]>;

/** Takes how well each part is met and gives how well each group is: its best way, which is as good as its worst part. */
function groupStrengths({ groups }: QueryPlan, factors: Factors): number[] {
  const left = factors.values();
  return groups.map(({ ways }) =>
    Math.max(0, ...ways.map(({ factor, parts }) => factor * Math.min(...parts.map(() => left.next().value ?? 0)))),
  );
}

/** How well some terms meet each part; at least as well as it is met anyhow. */
function bestFactors(terms: readonly string[], uses: Uses, least: Factors): Factors {
  const best = [...least];
  for (const term of terms)
    for (const { part, factor } of uses.get(term) ?? []) best[part] = Math.max(best[part] ?? 0, factor);
  return best;
}

/** How well documents meet each part, in their fields and in what their pages are called. */
function createMeter({ groups }: QueryPlan, uses: Uses, { common, boosts }: Engine) {
  const none = groups.flatMap(({ ways }) => ways.flatMap(({ parts }) => parts.map(() => 0)));
  const shared = (terms: ReadonlySet<string>): Factors =>
    bestFactors(
      [...uses.keys()].filter((term) => terms.has(term)),
      uses,
      none,
    );
  const everywhere = shared(common).map((factor) => factor * weights.common);
  const known = new Map<EnginePage, Factors>();
  const ofPage = (page: EnginePage): Factors => {
    const tags = shared(page.tagTerms);
    return shared(page.titleTerms).map(
      (title, part) => weights.pageTitle * title + weights.pageTags * (tags[part] ?? 0),
    );
  };
  return ({ held }: Found, { page, isLead }: EngineDocument): Factors => {
    const strengths = [...none];
    const add = (factors: Factors, weight: number): void =>
      factors.forEach((factor, part) => (strengths[part] = (strengths[part] ?? 0) + weight * factor));
    for (const name of fieldNames)
      add(bestFactors(held.get(name) ?? [], uses, name === 'content' ? everywhere : none), boosts[name] ?? 0);
    const around = known.get(page) ?? ofPage(page);
    known.set(page, around);
    if (!isLead) add(around, 1);
    return strengths;
  };
}

function collectUses({ groups }: QueryPlan): Uses {
  const uses = new Map<string, { part: number; factor: number }[]>();
  const parts = groups.flatMap(({ ways }) => ways.flatMap((way) => way.parts));
  for (const [part, terms] of parts.entries())
    for (const [term, factor] of terms) uses.set(term, [...(uses.get(term) ?? []), { part, factor }]);
  return uses;
}

/** Names alone: nearly every text holds a word that begins with a letter. */
const namingFields = ['title', 'tags'] as const satisfies readonly FieldName[];

const fieldsFor = ({ literal }: QueryPlan): readonly FieldName[] => (literal.length === 1 ? namingFields : fieldNames);

/** Takes a plan and gives every document that meets some of it. */
export function matchDocuments(plan: QueryPlan, engine: Engine): Match[] {
  const uses = collectUses(plan);
  const measure = createMeter(plan, uses, engine);
  const asked = new Map([...uses].map(([term, found]) => [term, Math.max(...found.map(({ factor }) => factor))]));
  const results = engine.find(asked, fieldsFor(plan));
  const bestScore = results.reduce((best, { score }) => Math.max(best, score), 0) || 1;
  return results.flatMap((found): Match[] => {
    const document = engine.documents[found.place];
    if (!document) return [];
    const strengths = groupStrengths(plan, measure(found, document));
    const terms = [...new Set([...found.held.values()].flat())].sort();
    return [{ place: found.place, document, strengths, terms, base: found.score / bestScore }];
  });
}
