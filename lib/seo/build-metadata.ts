import type { Metadata } from 'next';
import { absoluteUrl, feedRoutes, markdownRoute, socialImageRoute } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import type { PageFacts } from './page-facts';

const hasMarkdownTwin = ({ kind }: PageFacts): boolean => ['doc', 'category', 'post'].includes(kind);

/** Title as shown in a tab: the page's, then the site's. */
function fullTitle(site: SiteConfig, { kind, title, series }: PageFacts): string {
  if (kind === 'home') return title;
  return `${series === undefined ? title : `${title} – ${series}`} | ${site.title}`;
}

/** The page in each language: every build has every page, translated or not. */
function languages(site: SiteConfig, route: string): Record<string, string> | undefined {
  if (site.locales.length < 2) return undefined;
  const [first] = site.locales;
  const addresses = site.locales.map(({ htmlLang, baseUrl }) => [htmlLang, absoluteUrl({ ...site, baseUrl }, route)]);
  return { ...Object.fromEntries(addresses), ...(first && { 'x-default': absoluteUrl({ ...site, ...first }, route) }) };
}

function alternates(site: SiteConfig, page: PageFacts): Metadata['alternates'] {
  const address = (route: string): string => absoluteUrl(site, route);
  return {
    canonical: address(page.canonicalRoute ?? page.route),
    languages: languages(site, page.canonicalRoute ?? page.route),
    types: {
      'application/rss+xml': [{ url: address(feedRoutes.rss), title: `${site.blog.title} (RSS)` }],
      'application/atom+xml': [{ url: address(feedRoutes.atom), title: `${site.blog.title} (Atom)` }],
      'application/feed+json': [{ url: address(feedRoutes.json), title: `${site.blog.title} (JSON)` }],
      ...(hasMarkdownTwin(page) && {
        'text/markdown': [{ url: address(markdownRoute(page.route)), title: 'This page as Markdown' }],
      }),
    },
  };
}

function openGraph(site: SiteConfig, page: PageFacts): NonNullable<Metadata['openGraph']> {
  const common = {
    title: page.title,
    description: page.description,
    url: absoluteUrl(site, page.route),
    siteName: site.title,
    locale: site.locale,
    images: [
      {
        url: absoluteUrl(site, page.image ?? socialImageRoute(page.route)),
        width: 1200,
        height: 630,
        alt: `${page.title}. ${site.title}`,
      },
    ],
  };
  if (page.kind !== 'post') return { ...common, type: 'website' };
  return {
    ...common,
    type: 'article',
    publishedTime: page.date,
    modifiedTime: page.lastUpdated,
    authors: page.authors?.map((author) => author.name),
  };
}

/** A page's `<head>` for Next. */
export const buildMetadata = (site: SiteConfig, page: PageFacts): Metadata => ({
  title: fullTitle(site, page),
  description: page.description,
  keywords: [...(page.keywords?.length ? page.keywords : site.keywords)],
  alternates: alternates(site, page),
  openGraph: openGraph(site, page),
  // What it lacks, X takes from Open Graph; Next would repeat the picture.
  twitter: { card: 'summary_large_image', images: [] },
  ...(page.unlisted && { robots: { index: false, follow: true } }),
});
