import { distance } from 'fastest-levenshtein';
import { routes } from '@/lib/config/routes';

export type KnownPage = Readonly<{ route: string; title: string }>;

/** Largest share of an address that may differ. */
const tolerance = 0.45;
const most = 3;
/** A year, a month or a day of the blog, which have no pages. */
const dated = /^\/blog(\/\d+)+$/;

/** Takes the address asked for and the pages there are and gives at most three pages whose address is near, nearest first (Levenshtein distance over the longer length). */
export function nearestRoutes(asked: string, pages: readonly KnownPage[]): readonly KnownPage[] {
  return pages
    .map((page) => ({ page, unlikeness: unlikeness(asked, page.route) }))
    .filter((candidate) => candidate.unlikeness <= tolerance)
    .sort((a, b) => a.unlikeness - b.unlikeness || a.page.route.localeCompare(b.page.route))
    .slice(0, most)
    .map(({ page }) => page);
}

// A page that moved keeps its name: the last segment counts by itself too, with half of what the whole address would weigh.
function unlikeness(asked: string, route: string): number {
  if (route === routes.archive && dated.test(asked)) return 0;
  const whole = share(asked, route);
  // What is below the address is near, however long its own is.
  if (route.startsWith(`${asked}/`)) return whole * tolerance;
  const name = share(lastSegment(asked), lastSegment(route));
  return Math.min(whole, (whole + name) / 2);
}

const share = (a: string, b: string): number =>
  distance(a.toLowerCase(), b.toLowerCase()) / Math.max(a.length, b.length, 1);
const lastSegment = (route: string): string => route.slice(route.lastIndexOf('/') + 1);
