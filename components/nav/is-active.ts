import { normalizeRoute } from '@/lib/config/routes';

/** A link to another site has no `to`. */
type ActiveRule = Readonly<{ to?: string; activeBasePath?: string; activeBaseRegex?: string }>;

/** What `aria-current` of a link says: the page itself, an ancestor of it, or nothing. */
export type Current = 'page' | 'true' | undefined;

/** Takes a link's rule and the current route and gives the link's `aria-current`; `activeBaseRegex` wins over `activeBasePath`, and that over `to`. */
export function currentState(rule: ActiveRule, pathname: string): Current {
  const route = normalizeRoute(pathname);
  if (rule.to === route) return 'page';
  return isBranch(rule, route) ? 'true' : undefined;
}

function isBranch({ to, activeBasePath, activeBaseRegex }: ActiveRule, route: string): boolean {
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex).test(route);
  if (activeBasePath !== undefined) return isBelow(route, normalizeRoute(activeBasePath));
  return to !== undefined && isBelow(route, to);
}

// Every route is below the home page: as a base it means itself only.
const isBelow = (route: string, base: string): boolean => base !== '/' && `${route}/`.startsWith(`${base}/`);
