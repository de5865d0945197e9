/** The only place that knows URL shapes. Routes are clean paths below the base URL, without a trailing slash. */
export const routes = {
  home: '/',
  docs: '/docs',
  blog: '/blog',
  archive: '/blog/archive',
  tags: '/blog/tags',
  search: '/search',
  tools: '/tools',
  print: '/print',
  notFound: '/404',
} as const;

/** Joins path segments, which may be empty, into one clean route. */
export const joinRoute = (...segments: readonly string[]): string =>
  `/${segments.join('/').split('/').filter(Boolean).join('/')}`;

/** The path segments of a route below `base`, as Next.js passes them to its page. */
export const segmentsBelow = (base: string, route: string): string[] =>
  route.slice(base.length).split('/').filter(Boolean);

/** The route of the page that Next.js requests by path segments below `base`. */
export const routeOfSegments = (base: string, segments: readonly string[]): string =>
  joinRoute(base, ...segments.map(decodeURIComponent));

/** Route of a doc: version path (empty at the root) and slug, which may start with `/`. */
export const docRoute = (versionPath: string, slug: string): string => joinRoute(routes.docs, versionPath, slug);

/** Route of the page that prints a section of the docs: version path (empty at the root) and the section's folder. No doc or post can have this route. */
export const printRoute = (versionPath: string, folder: string): string =>
  joinRoute(routes.print, docRoute(versionPath, folder));

/** Route of a post: its date as `YYYY-MM-DD` and its slug. */
export const postRoute = (date: string, slug: string): string => joinRoute(routes.blog, ...date.split('-'), slug);

/** Route of a page of the post list, counted from 1. */
export const blogPageRoute = (page: number): string =>
  page === 1 ? routes.blog : joinRoute(routes.blog, 'page', String(page));

/** Route of a page of a tag's post list, counted from 1. */
export const tagRoute = (tagSlug: string, page = 1): string =>
  page === 1 ? joinRoute(routes.tags, tagSlug) : joinRoute(routes.tags, tagSlug, 'page', String(page));

/** Route of a tool. */
export const toolRoute = (name: string): string => joinRoute(routes.tools, name);

/** The blog's feeds. */
export const feedRoutes = { rss: '/blog/rss.xml', atom: '/blog/atom.xml', json: '/blog/feed.json' } as const;

/** The offline edition and, beside it, its size and digest: files that `npm run build:offline` adds to a built site. */
export function offlineRoutes({ projectName, toolkit }: OfflineSite): Readonly<Record<'zip' | 'digest', string>> {
  const zip = `/downloads/${projectName.toLowerCase()}-docs-${toolkit.version}.zip`;
  return { zip, digest: `${zip}.sha256` };
}

type OfflineSite = Readonly<{ projectName: string; toolkit: Readonly<{ version: string }> }>;

/** The description with which browsers search the site from their address bar. */
export const openSearchRoute = '/opensearch.xml';

/** Route of a page's Markdown twin. */
export const markdownRoute = (route: string): string => (route === '/' ? '/index.md' : `${route}.md`);

/** Route of the terms that a glossary page explains, as data. */
export const termsRoute = (route: string): string => `${route}.json`;

/** Route of a schema of one release of the toolkit, for editors and programs. */
export const schemaRoute = (version: string, name: string): string => joinRoute('/schemas', version, name);

/** Route of a page's social picture. */
export const socialImageRoute = (route: string): string => `/og${route === '/' ? '/home' : route}.png`;

/** The clean route for any form of a page's address: `/x.html`, `/x/index.html`, `/x/`. */
export function normalizeRoute(pathname: string): string {
  const clean = pathname
    .replace(/\/index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return clean === '' ? '/' : clean;
}

/** Prefixes a route or public file with the base URL (`/preview/` + `/docs` = `/preview/docs`). */
export const withBase = (baseUrl: string, route: string): string =>
  baseUrl === '/' ? route : `${baseUrl.replace(/\/$/, '')}${route === '/' ? '' : route}` || '/';

/** Absolute address of a route or public file. */
export const absoluteUrl = (site: { readonly url: string; readonly baseUrl: string }, route: string): string =>
  new URL(withBase(site.baseUrl, route), site.url).href.replace(/(?<=[^/])\/$/, '');
