import { distance } from 'fastest-levenshtein';
import { routes } from '@/lib/config/routes';

export type KnownPage = Readonly<{ route: string; title: string }>;

/** Largest share of an address that may differ. */
const tolerance = 0.45;
const maxSuggestions = 3;
/** Addresses of years, months and days of the blog, which have no pages. */
const blogDateRoute = /^\/blog(\/\d+)+$/;

/** Returns at most three pages whose address is near the one asked for, nearest first (Levenshtein distance over the longer length). */
export function nearestRoutes(requested: string, pages: readonly KnownPage[]): readonly KnownPage[] {
  return pages
    .map((page) => ({ page, dissimilarity: dissimilarity(requested, page.route) }))
    .filter((candidate) => candidate.dissimilarity <= tolerance)
    .sort((a, b) => a.dissimilarity - b.dissimilarity || a.page.route.localeCompare(b.page.route))
    .slice(0, maxSuggestions)
    .map(({ page }) => page);
}

// A page that moved keeps its name: the last segment also counts by itself, averaged with the whole address.
function dissimilarity(requested: string, route: string): number {
  if (route === routes.archive && blogDateRoute.test(requested)) return 0;
  const whole = relativeDistance(requested, route);
  // Any page below the address is near, however long its own address is.
  if (route.startsWith(`${requested}/`)) return whole * tolerance;
  const name = relativeDistance(lastSegment(requested), lastSegment(route));
  return Math.min(whole, (whole + name) / 2);
}

const relativeDistance = (a: string, b: string): number =>
  distance(a.toLowerCase(), b.toLowerCase()) / Math.max(a.length, b.length, 1);
const lastSegment = (route: string): string => route.slice(route.lastIndexOf('/') + 1);
