import type { HitReason } from '../common/types';
import type { Engine, EngineDocument, EnginePage } from './engine';
import type { Match } from './match-documents';
import type { QueryPlan } from './plan-query';
import { scoreText } from './text-score';
import { scoreTitle } from './title-score';
import { weights } from './weights';

/** A match with its score and the reasons for it. */
export type ScoredMatch = Match & Readonly<{ score: number; why: readonly HitReason[]; coverage: number }>;

/** Only so many of the best documents are scored by title and text. */
const maxScoredWhole = 128;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The weight of each word, 1 in total: words in few documents tell more, and a word in none tells nothing. */
function weighWords(matches: readonly Match[], plan: QueryPlan, documents: number): number[] {
  const counts = plan.queryWords.map((_, index) => {
    const holders = matches.filter(({ strengths }) => (strengths[index] ?? 0) > 0).length;
    return holders === 0 ? 0 : Math.log(1 + documents / holders);
  });
  const total = sum(counts) || 1;
  return counts.map((count) => count / total);
}

/** The share of the words that match, by weight. */
const coverageOf = (strengths: readonly number[], importance: readonly number[]): number =>
  sum(importance.filter((_, index) => (strengths[index] ?? 0) > 0));

/** How well the words match, from 0 to below 1; further fields add less and less. */
const closeness = (strengths: readonly number[], importance: readonly number[]): number =>
  importance.reduce((met, weight, index) => {
    const strength = strengths[index] ?? 0;
    return met + (weight * strength) / (strength + weights.saturation);
  }, 0);

/** The best strength of each word anywhere on a page. */
function strengthsOfPages(matches: readonly Match[]): Map<EnginePage, number[]> {
  const found = new Map<EnginePage, number[]>();
  for (const { document, strengths } of matches) {
    const known = found.get(document.page);
    found.set(
      document.page,
      known ? known.map((best, index) => Math.max(best, strengths[index] ?? 0)) : [...strengths],
    );
  }
  return found;
}

const total = (why: readonly HitReason[]): number => sum(why.map(({ value }) => value));

type Scoring = Readonly<{
  plan: QueryPlan;
  engine: Engine;
  importance: readonly number[];
  pages: ReadonlyMap<EnginePage, readonly number[]>;
}>;

/** How far the name of an overview matches the noun that the query wants a list of. */
function listShare({ document }: Match, { plan: { listed }, engine: { overviews } }: Scoring): number {
  if (!overviews.has(document.document.sectionRoute) || listed.stem === '') return 0;
  if (document.facts().stems.includes(listed.stem)) return 1;
  const { titleTerms, tagTerms } = document.page;
  return listed.terms.some((term) => titleTerms.has(term) || tagTerms.has(term)) ? weights.overviewNear : 0;
}

/** The factor for a document's place on the site. */
function siteWeight({ document: { type, sidebarParentCategories } }: EngineDocument, { isCommand }: QueryPlan): number {
  const nested = sidebarParentCategories.length > 1 ? weights.nested : 1;
  return type === 'blog' ? nested * weights.post * (isCommand ? weights.oldCommand : 1) : nested;
}

/** The score by words alone, without title and text. */
function scoreWords(match: Match, { plan, importance, pages }: Scoring): ScoredMatch {
  const page = coverageOf(pages.get(match.document.page) ?? [], importance);
  const coverage = coverageOf(match.strengths, importance) * (1 - weights.pageCoverage) + page * weights.pageCoverage;
  const value = closeness(match.strengths, importance);
  return { ...match, coverage, why: [{ rule: 'words', value }], score: value * siteWeight(match.document, plan) };
}

/** The whole score: what title and text add counts in proportion to the share of the query that the document covers. */
function scoreWhole(match: ScoredMatch, scoring: Scoring): ScoredMatch {
  const { document, coverage } = match;
  const { plan, importance } = scoring;
  const read = [
    ...scoreTitle(document, plan),
    ...scoreText(document, plan, importance),
    { rule: 'lists pages', value: weights.overview * listShare(match, scoring) },
  ];
  const why = [...match.why, ...read.map(({ rule, value }) => ({ rule, value: value * coverage }))];
  return { ...match, why, score: total(why) * siteWeight(document, plan) };
}

const byScore = (a: ScoredMatch, b: ScoredMatch): number => b.score - a.score || a.docNumber - b.docNumber;

const isNamed = ({ document: { isLead, facts } }: ScoredMatch, { names }: QueryPlan): boolean =>
  isLead && facts().names.some((name) => names.includes(name));

/** Returns matches with their scores, best first; equals in the order of the index. */
export function scoreMatches(matches: readonly Match[], plan: QueryPlan, engine: Engine): ScoredMatch[] {
  const importance = weighWords(matches, plan, engine.documents.length);
  const scoring = { plan, engine, importance, pages: strengthsOfPages(matches) };
  const sorted = matches.map((match) => scoreWords(match, scoring)).sort(byScore);
  // A page whose name is the query is always scored whole, however many others contain its words.
  const named = new Set(sorted.filter((match) => isNamed(match, plan)));
  const ordered = [...named, ...sorted.filter((match) => !named.has(match))];
  const read = ordered.slice(0, maxScoredWhole).map((match) => scoreWhole(match, scoring));
  return [...read.sort(byScore), ...ordered.slice(maxScoredWhole)];
}
