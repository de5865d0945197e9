import { normalizeRoute } from '@/lib/config/routes';

/** A link to another site has no `to`. */
type ActiveRule = Readonly<{ to?: string; activeBasePath?: string; activeBaseRegex?: string }>;

/** Value of a link's `aria-current`: `page` for the page itself, `true` for an ancestor of it. */
export type AriaCurrent = 'page' | 'true' | undefined;

/** Returns a link's `aria-current` for the current route; `activeBaseRegex` takes precedence over `activeBasePath`, and that over `to`. */
export function ariaCurrent(rule: ActiveRule, pathname: string): AriaCurrent {
  const route = normalizeRoute(pathname);
  if (rule.to === route) return 'page';
  return isBranch(rule, route) ? 'true' : undefined;
}

function isBranch({ to, activeBasePath, activeBaseRegex }: ActiveRule, route: string): boolean {
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex).test(route);
  if (activeBasePath !== undefined) return isBelow(route, normalizeRoute(activeBasePath));
  return to !== undefined && isBelow(route, to);
}

// Every route is below the home page, so as a base it matches only itself.
const isBelow = (route: string, base: string): boolean => base !== '/' && `${route}/`.startsWith(`${base}/`);
