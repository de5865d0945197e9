import { normalizeWords } from '../common/split-words';
import type { HitReason } from '../common/types';
import type { EngineDocument } from './engine';
import type { TermSet } from './expand-word';
import type { QueryPlan } from './plan-query';
import { weights } from './weights';

/** A section of this length, in characters, is neither short nor long. */
const typicalLength = 600;

/** Fewer characters match in sequence by chance. */
const minRunLength = 28;
const minRunWords = 3;

/** How often a text contains each word of the query, by the expansion that counts most; weaker terms count less. */
const countWords = ({ queryWords }: QueryPlan, counts: ReadonlyMap<string, number>): number[] =>
  queryWords.map(({ expansions }) =>
    Math.max(0, ...expansions.map(({ factor, parts }) => factor * minCount(parts, counts))),
  );

const minCount = (parts: readonly TermSet[], counts: ReadonlyMap<string, number>): number =>
  Math.min(
    ...parts.map((part) => [...part].reduce((sum, [term, factor]) => sum + factor * (counts.get(term) ?? 0), 0)),
  );

/** The share of the query that occurs in the text word by word, in runs of several: pasted errors and commands contain the reader's own names. */
function runShare(asked: readonly string[], written: string): number {
  const whole = asked.join(' ').length;
  if (whole < minRunLength) return 0;
  const text = ` ${normalizeWords(written)}`;
  let held = 0;
  for (let start = 0; start < asked.length;) {
    let end = start;
    while (end < asked.length && text.includes(` ${asked.slice(start, end + 1).join(' ')}`)) end++;
    if (end - start >= minRunWords) held += asked.slice(start, end).join(' ').length;
    start = Math.max(end, start + 1);
  }
  return held / whole;
}

/** Returns what a document's text adds to its score, by rule, given the weight of each word, 1 in total: words that occur often for its length (BM25: Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009), or in sequence as typed. */
export function scoreText(
  { text, counts }: EngineDocument,
  plan: QueryPlan,
  importance: readonly number[],
): HitReason[] {
  const long = 1 + weights.longText * (text.length / typicalLength - 1);
  const often = countWords(plan, counts()).reduce(
    (sum, count, index) => sum + ((importance[index] ?? 0) * count) / (count + weights.fewPlaces * long),
    0,
  );
  return [
    { rule: 'often', value: weights.often * often },
    { rule: 'run of words', value: weights.run * runShare(plan.run, text) },
  ];
}
