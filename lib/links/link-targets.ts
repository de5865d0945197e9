import { feedRoutes, markdownRoute, normalizeRoute } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import type { LeftOutFile } from '../content/types';
import type { FoundLink } from '../mdx/types';
import { decodeAddress, idInHash } from '../config/address';

/** A page as the pipeline left it: where it stands and what it links to. */
export type LinkedPage = Readonly<{
  file: string;
  route: string;
  /** Drafts may link to drafts. */
  draft?: boolean;
  links: readonly FoundLink[];
  /** Left out if a mistake keeps the page from being read: then its ids are unknown. */
  ids?: readonly string[];
}>;

export type LinkCheck = Readonly<{
  pages: readonly LinkedPage[];
  /** Every route of the site, also of generated pages. */
  routes: readonly string[];
  /** Public paths that are no pages, such as `/static/logo.svg`. */
  publicFiles: readonly string[];
  /** Pages that readers do not get yet; `pages` may contain them, too. */
  drafts?: readonly LeftOutFile[];
  site: Pick<SiteConfig, 'url' | 'baseUrl'>;
}>;

/** Everything a link can lead to. */
export type LinkTargets = Required<Pick<LinkCheck, 'site' | 'drafts'>> &
  Readonly<{
    routes: ReadonlySet<string>;
    /** Files that are served beside the pages. */
    files: ReadonlySet<string>;
    pageByRoute: ReadonlyMap<string, LinkedPage>;
    pageByFile: ReadonlyMap<string, LinkedPage>;
  }>;

/** Feeds and Markdown twins are added, since every site has them. */
export function linkTargets({ pages, routes, publicFiles, drafts = [], site }: LinkCheck): LinkTargets {
  return {
    site,
    routes: new Set(routes),
    files: new Set([...publicFiles, ...Object.values(feedRoutes), ...routes.map(markdownRoute)]),
    pageByRoute: new Map(pages.map((page) => [page.route, page])),
    pageByFile: new Map(pages.map((page) => [page.file, page])),
    drafts,
  };
}

/** The clean route (or file) of an address as written on the page at `from`, and the id after its `#`. */
export function localAddress(href: string, from: string): Readonly<{ route: string; id: string }> {
  const { pathname, hash } = new URL(href, `http://site${from}`);
  return { route: normalizeRoute(decodeAddress(pathname)), id: idInHash(hash) };
}

/** An absolute address as a path of this site, if it is one: `https://site/preview/docs/x` → `/docs/x`. */
export function sitePath(href: string, { url, baseUrl }: Pick<SiteConfig, 'url' | 'baseUrl'>): string | undefined {
  if (!URL.canParse(href, url)) return undefined;
  const { origin, pathname, search, hash } = new URL(href, url);
  const path = `${pathname}/`.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : undefined;
  return origin === new URL(url).origin && path !== undefined ? path + search + hash : undefined;
}
