import type { SiteConfig } from '../config/site-schema';
import type { HostSite } from '../hosting/host-rules';
import type { PageRedirect } from '../urls/redirects';

/** Returns what hosts need to know: the site's values and the redirects of whole pages. */
export const hostSite = (
  { url, baseUrl, locales, search }: SiteConfig,
  redirects: readonly PageRedirect[],
): HostSite => ({
  url,
  baseUrl,
  languages: locales.map((locale) => locale.baseUrl),
  insights: search.insights?.scriptUrl,
  // If parts of a page moved elsewhere, only its redirect page can tell them apart, so hosts must not redirect it.
  redirects: redirects.filter(({ parts }) => parts.length === 0).map(({ from, to }) => ({ from, to })),
});
