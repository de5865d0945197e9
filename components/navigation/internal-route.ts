import { searchSettings } from '@/.generated/search-settings';
import { normalizeRoute, routes } from '@/lib/config/routes';

// Extensions by name: routes may contain dots too (`values.yaml`, `drop-support-of-k8s-1.16`).
const fileExtension = /\.(md|txt|xml|json|webmanifest|pdf|zip|sha256|png|jpe?g|gif|svg|webp|avif|ico)$/i;

/** Returns the route (with query and hash, without the base URL) of a link that the router can follow; `undefined` if the browser must follow it itself. */
export function internalRoute(link: HTMLAnchorElement): string | undefined {
  const { href, origin, pathname, search, hash, target, dataset } = link;
  if (link.hasAttribute('download') || (target !== '' && target !== '_self')) return undefined;
  // Another language is another build of the site.
  if (dataset['locale'] !== undefined || origin !== location.origin || fileExtension.test(pathname)) return undefined;
  const isSamePage = pathname === location.pathname && search === location.search;
  if (isSamePage && href.includes('#')) return undefined;
  const base = searchSettings.baseUrl.replace(/\/$/, '');
  if (!`${pathname}/`.startsWith(`${base}/`)) return undefined;
  const route = normalizeRoute(pathname.slice(base.length));
  // A print page holds the text of many pages: it must not be prefetched.
  if (route.startsWith(`${routes.print}/`)) return undefined;
  // Below a base URL, the router requests the home page's data from outside the site (`/preview.txt`), where a host has none.
  if (route === '/' && base !== '') return undefined;
  return `${route}${search}${hash}`;
}
