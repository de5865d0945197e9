/** How well an engine answers some queries; each figure from 0 to 1. */
export type Quality = Readonly<{
  queries: number;
  /** Share whose first page is a wanted one. */
  successAt1: number;
  /** Mean of one through the place of the first wanted page. */
  mrrAt8: number;
  /** Normalised discounted cumulative gain: wanted pages early, and all of them. */
  ndcgAt8: number;
  /** Share without any answer. */
  empty: number;
}>;

/** What an engine answered, as routes of pages, and what was wanted. */
type Answer = Readonly<{ routes: readonly string[]; wanted: readonly string[] }>;

const depth = 8;

const gain = (place: number): number => 1 / Math.log2(place + 2);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Järvelin and Kekäläinen, "Cumulated gain-based evaluation of IR techniques" (2002), with one grade of relevance. */
function normalisedGain({ routes, wanted }: Answer): number {
  const found = routes.slice(0, depth).map((route, place) => (wanted.includes(route) ? gain(place) : 0));
  const ideal = wanted.slice(0, depth).map((_, place) => gain(place));
  return sum(found) / (sum(ideal) || 1);
}

/** For nonsense nothing is wanted, and no answer is the right one. */
const isRight = ({ routes, wanted }: Answer): boolean =>
  wanted.length === 0 ? routes.length === 0 : wanted.includes(routes[0] ?? '');

function reciprocalRank({ routes, wanted }: Answer): number {
  const place = routes.slice(0, depth).findIndex((route) => wanted.includes(route));
  return place < 0 ? 0 : 1 / (place + 1);
}

/** Takes answers and gives how good they are on average. */
export function measure(answers: readonly Answer[]): Quality {
  const mean = (value: (answer: Answer) => number): number => sum(answers.map(value)) / (answers.length || 1);
  const score = (answer: Answer, value: (answer: Answer) => number): number =>
    answer.wanted.length === 0 ? Number(isRight(answer)) : value(answer);
  return {
    queries: answers.length,
    successAt1: mean((answer) => Number(isRight(answer))),
    mrrAt8: mean((answer) => score(answer, reciprocalRank)),
    ndcgAt8: mean((answer) => score(answer, normalisedGain)),
    empty: mean(({ routes }) => Number(routes.length === 0)),
  };
}
