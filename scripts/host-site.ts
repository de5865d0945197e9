import type { SiteConfig } from '../lib/config/site-schema';
import type { HostSite, Redirect } from '../lib/hosting/host-site';
import type { PageRedirect } from '../lib/urls/redirects';

/** Redirects that a host can answer alone. Where parts of the old page lead elsewhere, only the page that stands there knows where to. */
const plainRedirects = (redirects: readonly PageRedirect[]): Redirect[] =>
  redirects.filter(({ parts }) => parts.length === 0).map(({ from, to }) => ({ from, to }));

/** Takes the site's values and the redirects of whole pages and gives what hosts have to know. */
export const hostSite = ({ url, baseUrl, search }: SiteConfig, redirects: readonly PageRedirect[]): HostSite => ({
  url,
  baseUrl,
  insights: search.insights?.scriptUrl,
  redirects: plainRedirects(redirects),
});
