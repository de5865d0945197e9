import { escapeMarkup } from '../config/escape-markup';
import { absoluteUrl } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';

type SitemapEntry = Readonly<{ route: string; lastUpdated?: string }>;

/** `sitemap.xml` of the listed pages (sitemaps.org protocol 0.9), sorted so that builds repeat. */
export function buildSitemap(site: SiteConfig, entries: readonly SitemapEntry[]): string {
  const urls = [...entries]
    .sort((a, b) => a.route.localeCompare(b.route))
    .map(({ route, lastUpdated }) => {
      const modified = lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : '';
      return `<url><loc>${escapeMarkup(absoluteUrl(site, route))}</loc>${modified}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** `robots.txt` (RFC 9309): everything may be read; names the sitemap. */
export const buildRobots = (site: SiteConfig): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site, '/sitemap.xml')}\n`;
