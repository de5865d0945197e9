import { escapeMarkup } from '../config/escape-markup';
import { absoluteUrl, routes } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';

/** The OpenSearch 1.1 description document, with which browsers search the site from their address bar. */
export function buildOpenSearch(site: SiteConfig): string {
  const page = absoluteUrl(site, routes.search);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
<ShortName>${escapeMarkup(site.title.slice(0, 16))}</ShortName>
<Description>${escapeMarkup(`Search the documentation and the blog: ${site.title}`)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${escapeMarkup(absoluteUrl(site, site.favicon))}</Image>
<Url type="text/html" method="get" template="${escapeMarkup(page)}?q={searchTerms}"/>
<moz:SearchForm>${escapeMarkup(page)}</moz:SearchForm>
</OpenSearchDescription>
`;
}
