import { createMarks, type Marks, segmentText } from '../common/mark-words';
import type { Definition, HitGroup, Relaxation, SearchHit, SearchOutcome } from '../common/types';
import { codeSegments, cutExcerpt } from './cut-excerpt';
import type { Engine, EnginePage } from './engine';
import { matchDocuments } from './match-documents';
import { planQuery, type QueryPlan } from './plan-query';
import { type ScoredMatch, scoreMatches } from './score-matches';
import type { SearchRequest } from './search-messages';
import { matchingKeyword } from './matching-keyword';
import { weights } from './weights';

/** More sections of one page would crowd out other pages. */
export const hitsPerPage = 3;
/** Share of the score of its page's best section that a section needs to be listed with it. */
const minShare = 0.55;

/** A page, with its sections that are worth listing: the best, however weak, and those close to it; and whether all its sections together have every word. */
type RankedPage = Readonly<{ score: number; chosen: readonly ScoredMatch[]; hasAllWords: boolean }>;

function rankPage(matches: readonly ScoredMatch[], { queryWords }: QueryPlan): RankedPage {
  const [best = 0, ...others] = matches.map(({ score }) => score);
  const added = others.slice(0, hitsPerPage).reduce((sum, score) => sum + Math.min(1, score), 0);
  const chosen = matches.slice(0, hitsPerPage).filter(({ score }, index) => index === 0 || score >= best * minShare);
  const hasAllWords = queryWords.every((_, index) => matches.some(({ strengths }) => (strengths[index] ?? 0) > 0));
  return { score: best + weights.otherSections * added, chosen, hasAllWords };
}

/** Ranks pages by their best section; other sections add to it, to separate pages that are otherwise equal. */
function rankPages(scored: readonly ScoredMatch[], plan: QueryPlan): RankedPage[] {
  const pages = new Map<EnginePage, ScoredMatch[]>();
  for (const match of scored) {
    const known = pages.get(match.document.page);
    if (known) known.push(match);
    else pages.set(match.document.page, [match]);
  }
  return [...pages.values()]
    .map((matches) => rankPage(matches, plan))
    .sort((a, b) => b.score - a.score || (a.chosen[0]?.docNumber ?? 0) - (b.chosen[0]?.docNumber ?? 0));
}

/** What to mark in a hit: the words of the query or, if only synonyms matched, those. */
function marksOf(match: ScoredMatch, { plan, marks }: Query): Readonly<{ terms: readonly string[]; marks: Marks }> {
  const terms = match.terms.filter((term) => plan.marked.has(term));
  return terms.length > 0 ? { terms, marks } : { terms: match.terms, marks: createMarks([], match.terms) };
}

type Query = Readonly<{ plan: QueryPlan; marks: Marks }>;

function hitOf(match: ScoredMatch, context: Query): SearchHit {
  const { score, why } = match;
  const { document, text } = match.document;
  const { terms, marks } = marksOf(match, context);
  const title = segmentText(document.title, marks);
  const excerpt = cutExcerpt(text === '' ? document.content : text, marks);
  return {
    document,
    score,
    terms,
    title,
    // A page found by a keyword shows it: otherwise nobody would see why it is listed.
    excerpt: [...title, ...excerpt].some(({ marked }) => marked)
      ? excerpt
      : [...matchingKeyword(document.keywords ?? [], marks), ...excerpt],
    why: why.filter(({ value }) => value !== 0).sort((a, b) => b.value - a.value),
  };
}

function groupOf({ score, chosen }: RankedPage, limit: number, context: Query): HitGroup {
  const hits = chosen.slice(0, limit).map((match) => hitOf(match, context));
  const { pageTitle = '', type = 'other', sidebarParentCategories = [], sectionRoute = '' } = hits[0]?.document ?? {};
  const route = sectionRoute.split('#')[0] ?? '';
  return { pageTitle, route, type, breadcrumb: sidebarParentCategories, score, hits };
}

/** Whether a match is the glossary's entry for exactly the term in the query. */
const isDefinition = ({ document: { document }, why }: ScoredMatch): boolean =>
  document.isTerm === true && why.some(({ rule, value }) => rule === 'exact title' && value > 0);

function definitionOf({ document: { document, text } }: ScoredMatch): Definition {
  const [paragraph = ''] = text.split('\n', 1);
  const { title: term, pageTitle: glossary, sectionRoute: route } = document;
  return { term, text: codeSegments(paragraph), glossary, route };
}

function relaxationOf(plan: QueryPlan, pages: readonly RankedPage[]): Relaxation {
  const best = pages[0]?.chosen[0];
  const isGuessed = plan.queryWords.some(({ isMistyped }, index) => isMistyped && (best?.strengths[index] ?? 0) > 0);
  if (isGuessed) return 'fuzzy';
  return best === undefined || pages.some(({ hasAllWords }) => hasAllWords) ? 'no' : 'dropped';
}

/** Returns what the engine finds for a query, grouped by page, best first. It answers any text, and reads nothing but its arguments. */
export function searchEngine({ query, limit }: SearchRequest, engine: Engine): SearchOutcome {
  const plan = planQuery(query, engine);
  const scored = scoreMatches(matchDocuments(plan, engine), plan, engine);
  const definition = scored.find(isDefinition);
  const others = scored.filter((match) => match !== definition);
  const pages = rankPages(others, plan);
  const context = { plan, marks: createMarks(plan.words, [...plan.marked]) };
  const groups: HitGroup[] = [];
  let remaining = limit;
  for (const page of pages) {
    if (remaining <= 0) break;
    groups.push(groupOf(page, remaining, context));
    remaining -= page.chosen.length;
  }
  return {
    query,
    ...(definition && { definition: definitionOf(definition) }),
    groups,
    total: pages.reduce((sum, { chosen }) => sum + chosen.length, 0),
    relaxed: relaxationOf(plan, pages),
  };
}

/** Returns what `searchEngine` finds on `limit` pages, with all listed sections of the last one. */
export function searchPages({ query, limit }: SearchRequest, engine: Engine): SearchOutcome {
  // A page lists up to `hitsPerPage` sections, so this many hits cover `limit` pages.
  const outcome = searchEngine({ query, limit: limit * hitsPerPage }, engine);
  return { ...outcome, groups: outcome.groups.slice(0, limit) };
}
