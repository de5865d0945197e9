import { normalizeRoute } from '@/lib/config/routes';

type ActiveRule = Readonly<{ href: string; external: boolean; activeBasePath?: string; activeBaseRegex?: string }>;

/** What `aria-current` of a link says: the page itself, an ancestor of it, or nothing. */
export type Current = 'page' | 'true' | undefined;

/** Takes a link's rule and the current route and gives the link's `aria-current`; `activeBaseRegex` wins over `activeBasePath`, and that over `href`. */
export function currentState(rule: ActiveRule, pathname: string): Current {
  const route = normalizeRoute(pathname);
  if (!rule.external && rule.href === route) return 'page';
  return isBranch(rule, route) ? 'true' : undefined;
}

function isBranch({ href, external, activeBasePath, activeBaseRegex }: ActiveRule, route: string): boolean {
  if (activeBaseRegex !== undefined) return new RegExp(activeBaseRegex).test(route);
  if (activeBasePath !== undefined) return isBelow(route, normalizeRoute(activeBasePath));
  return !external && isBelow(route, href);
}

// Every route is below the home page: as a base it means itself only.
const isBelow = (route: string, base: string): boolean => base !== '/' && `${route}/`.startsWith(`${base}/`);
