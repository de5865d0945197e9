import { wordsAlone } from '../common/split-words';
import type { HitReason } from '../common/types';
import type { Match } from './match-documents';
import type { QueryPlan } from './plan-query';
import { weights } from './weights';

/** Where a term stands in a text; more places than this tell nothing more. */
const maxPlaces = 24;

/** A section of this length says what it has to say. */
const fullLength = 600;

/** Fewer letters stand together by chance. */
const shortestRun = 28;
const fewestInRun = 3;

const letterOrDigit = /[\p{L}\p{N}]/u;

const isWordAt = (text: string, index: number): boolean => index === 0 || !letterOrDigit.test(text.charAt(index - 1));

function placesOf(term: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(term); at >= 0 && places.length < maxPlaces; at = text.indexOf(term, at + term.length))
    if (isWordAt(text, at)) places.push(at);
  return places;
}

/** Places of each word of the query, by any of its terms that matched. */
function placesOfGroups(match: Match, plan: QueryPlan, text: string): number[][] {
  const matched = new Set(match.terms);
  return plan.groups.map(({ terms }) => {
    const places = terms.filter((term) => matched.has(term)).flatMap((term) => placesOf(term, text));
    return places.sort((a, b) => a - b).slice(0, maxPlaces);
  });
}

/** The shortest stretch of text that holds a place of each list. */
function shortestStretch(groups: readonly (readonly number[])[]): number {
  const all = groups.flatMap((places, group) => places.map((at) => ({ at, group }))).sort((a, b) => a.at - b.at);
  const last = new Map<number, number>();
  let shortest = Number.POSITIVE_INFINITY;
  for (const { at, group } of all) {
    last.set(group, at);
    if (last.size === groups.length) shortest = Math.min(shortest, at - Math.min(...last.values()));
  }
  return shortest;
}

/** How much of the query stands in the text word by word, in runs of several: an error text or a command is pasted with names of the reader's own in it. */
function runShare(asked: readonly string[], written: string): number {
  const whole = asked.join(' ').length;
  if (whole < shortestRun) return 0;
  const text = ` ${wordsAlone(written)}`;
  let held = 0;
  for (let start = 0; start < asked.length;) {
    let end = start;
    while (end < asked.length && text.includes(` ${asked.slice(start, end + 1).join(' ')}`)) end++;
    if (end - start >= fewestInRun) held += asked.slice(start, end).join(' ').length;
    start = Math.max(end, start + 1);
  }
  return held / whole;
}

/** Takes a match and gives what its text adds to its score, by rule: words that stand near each other, as they were typed, or often. */
export function scoreText(match: Match, plan: QueryPlan): HitReason[] {
  const { text, isLead } = match.document;
  const lower = text.toLowerCase();
  const groups = placesOfGroups(match, plan, lower);
  const met = groups.filter((places) => places.length > 0);
  const stretch = met.length > 1 ? shortestStretch(met) : Number.POSITIVE_INFINITY;
  const often = met.reduce((sum, { length }) => sum + Math.log(1 + length), 0) / Math.max(1, groups.length);
  const share = met.length / Math.max(1, groups.length);
  const nearness = (share * plan.literal.length) / Math.max(plan.literal.length, stretch);
  const isTyped = plan.literal.length > 1 && placesOf(plan.literal.toLowerCase(), lower).length > 0;
  return [
    { rule: 'words near each other', value: weights.nearness * nearness },
    { rule: 'as typed', value: isTyped ? weights.literal : 0 },
    { rule: 'run of words', value: weights.run * runShare(plan.run, text) },
    {
      rule: 'short section',
      value: isLead ? 0 : -weights.thinText * (1 - Math.min(1, text.length / fullLength)),
    },
    { rule: 'often', value: (weights.repetition * often) / Math.log(1 + maxPlaces) },
  ];
}
