import type { HitReason } from '../common/types';
import type { EngineDocument } from './engine';
import type { QueryPlan } from './plan-query';
import { weights } from './weights';

/** The share of a title's words that are in the query. */
const wordShare = (words: readonly string[], asked: readonly string[]): number =>
  words.filter((word) => asked.includes(word)).length / Math.max(1, words.length);

/** The share of the query that is the longest keyword it contains whole. */
function keywordShare(keywords: readonly (readonly string[])[], asked: readonly string[]): number {
  const held = keywords.filter((words) => words.every((word) => asked.includes(word)));
  return Math.max(0, ...held.map(({ length }) => length)) / asked.length;
}

/** Returns what a document's title adds to its score, by rule. */
export function scoreTitle({ facts: describe, isLead }: EngineDocument, plan: QueryPlan): HitReason[] {
  const facts = describe();
  const asked = plan.stems.split(' ');
  const isNamed = facts.names.some((name) => plan.names.includes(name));
  const isMeant = isNamed || (plan.stems !== '' && facts.stems.includes(plan.stems));
  const exact = isLead ? weights.exactPage : weights.exactHeading;
  const isPrefix = isLead && plan.names.some((query) => facts.names.some((name) => name.startsWith(query)));
  return [
    { rule: 'exact title', value: isMeant ? exact : 0 },
    { rule: 'title begins so', value: isPrefix ? weights.titleBeginning : 0 },
    { rule: 'keyword', value: weights.keyword * keywordShare(facts.keywords, asked) },
    { rule: 'share of title', value: weights.titleShare * wordShare(facts.words, asked) },
  ];
}
