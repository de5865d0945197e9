import { normalizeRoute, routes } from '@/lib/config/routes';

/** What decides whether a link is the router's business. */
export type LinkFacts = Readonly<{
  /** Absolute address of the link. */
  href: string;
  /** Absolute address of the page it stands on. */
  pageUrl: string;
  baseUrl: string;
  target: string;
  isDownload: boolean;
  /** Whether it leads to another build of the site, such as another language. */
  isOtherBuild: boolean;
}>;

// By name: routes may have dots too (`values.yaml`, `drop-support-of-k8s-1.16`).
const file = /\.(md|txt|xml|json|webmanifest|pdf|zip|sha256|png|jpe?g|gif|svg|webp|avif|ico)$/i;

/** Takes a link and gives the route (with query and hash, without the base URL) that the router can go to; `undefined` where the browser must follow the link itself. */
export function internalRoute({
  href,
  pageUrl,
  baseUrl,
  target,
  isDownload,
  isOtherBuild,
}: LinkFacts): string | undefined {
  if (isDownload || isOtherBuild || (target !== '' && target !== '_self')) return undefined;
  const link = new URL(href);
  const page = new URL(pageUrl);
  if (link.origin !== page.origin || file.test(link.pathname)) return undefined;
  const isSamePage = link.pathname === page.pathname && link.search === page.search;
  if (isSamePage && link.href.includes('#')) return undefined;
  const path = withoutBase(link.pathname, baseUrl);
  if (path === undefined) return undefined;
  const route = normalizeRoute(path);
  // A page for paper holds the text of many: nothing of it is fetched before it is wanted.
  if (route.startsWith(`${routes.print}/`)) return undefined;
  // Below a base URL the router asks for the home page's data beside the site (`/preview.txt`), where a host has none.
  if (route === '/' && baseUrl !== '/') return undefined;
  return `${route}${link.search}${link.hash}`;
}

function withoutBase(pathname: string, baseUrl: string): string | undefined {
  const base = baseUrl.replace(/\/$/, '');
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}

/** Takes a link of the page and gives the route it leads to, as `internalRoute`. */
export function routeOfLink(link: HTMLAnchorElement, baseUrl: string): string | undefined {
  const { href, target, dataset } = link;
  if (!/^https?:/.test(href)) return undefined;
  const isDownload = link.hasAttribute('download');
  return internalRoute({
    href,
    pageUrl: link.ownerDocument.URL,
    baseUrl,
    target,
    isDownload,
    isOtherBuild: dataset['locale'] !== undefined,
  });
}
