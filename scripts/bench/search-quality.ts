import { rounded } from './figures';

/** The routes that an engine returned, and those that were wanted; a nonsense query wants none, and the right answer is an empty one. */
type Answer = Readonly<{ routes: readonly string[]; wanted: readonly string[] }>;

const depth = 8;

const gain = (rank: number): number => 1 / Math.log2(rank + 2);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const isRight = ({ routes, wanted }: Answer): boolean =>
  wanted.length === 0 ? routes.length === 0 : wanted.includes(routes[0] ?? '');

function reciprocalRank({ routes, wanted }: Answer): number {
  if (wanted.length === 0) return Number(routes.length === 0);
  const rank = routes.slice(0, depth).findIndex((route) => wanted.includes(route));
  return rank < 0 ? 0 : 1 / (rank + 1);
}

/** Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR techniques" (2002), with one grade of relevance. */
function normalizedGain({ routes, wanted }: Answer): number {
  if (wanted.length === 0) return Number(routes.length === 0);
  const found = routes.slice(0, depth).map((route, rank) => (wanted.includes(route) ? gain(rank) : 0));
  return sum(found) / sum(wanted.slice(0, depth).map((_, rank) => gain(rank)));
}

/** Averages how well an engine answers; each figure is from 0 to 1: the share of queries whose first page is a wanted one; the reciprocal rank of the first wanted page; the normalized gain of all wanted pages; the share without any answer. */
export function searchQuality(answers: readonly Answer[]) {
  const mean = (value: (answer: Answer) => number): number => rounded(sum(answers.map(value)) / answers.length, 3);
  return {
    queries: answers.length,
    'Success@1': mean((answer) => Number(isRight(answer))),
    'MRR@8': mean(reciprocalRank),
    'nDCG@8': mean(normalizedGain),
    empty: mean(({ routes }) => Number(routes.length === 0)),
  };
}
