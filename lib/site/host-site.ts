import type { SiteConfig } from '../config/site-schema';
import type { HostSite } from '../hosting/host-rules';
import type { PageRedirect } from '../urls/redirects';

/** Takes the site's values and the redirects of whole pages and gives what hosts have to know. */
export const hostSite = (
  { url, baseUrl, locales, search }: SiteConfig,
  redirects: readonly PageRedirect[],
): HostSite => ({
  url,
  baseUrl,
  languages: locales.map((locale) => locale.baseUrl),
  insights: search.insights?.scriptUrl,
  // Where parts of the old page lead elsewhere, only the page that stands there knows where to.
  redirects: redirects.filter(({ parts }) => parts.length === 0).map(({ from, to }) => ({ from, to })),
});
