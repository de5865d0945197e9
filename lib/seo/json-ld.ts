import { absoluteUrl, socialImageRoute } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import type { PageFacts } from './page-facts';

type SchemaOrgNode = Readonly<Record<string, unknown>>;

const publisher = (site: SiteConfig): SchemaOrgNode => ({
  '@type': 'Organization',
  name: site.title,
  url: absoluteUrl(site, '/'),
});

const article = (site: SiteConfig, page: PageFacts): SchemaOrgNode => ({
  headline: page.title,
  description: page.description,
  url: absoluteUrl(site, page.route),
  image: absoluteUrl(site, page.image ?? socialImageRoute(page.route)),
  inLanguage: site.locale,
  publisher: publisher(site),
  author: page.authors?.map(({ name, url }) => ({ '@type': 'Organization', name, ...(url && { url }) })) ?? [
    publisher(site),
  ],
  ...(page.lastUpdated && { dateModified: page.lastUpdated }),
});

function breadcrumbList(site: SiteConfig, page: PageFacts): SchemaOrgNode | undefined {
  const crumbs = page.breadcrumbs?.filter((crumb) => crumb.route !== undefined);
  if (!crumbs?.length) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(site, route ?? '/'),
    })),
  };
}

function mainNode(site: SiteConfig, page: PageFacts): SchemaOrgNode | undefined {
  const { kind, title: name, description, route } = page;
  const url = absoluteUrl(site, route);
  switch (kind) {
    case 'doc':
      return { '@type': 'TechArticle', ...article(site, page) };
    case 'post':
      return { '@type': 'BlogPosting', ...article(site, page), datePublished: page.date };
    case 'home':
      return { '@type': 'WebSite', name, description, url, publisher: publisher(site) };
    case 'search':
      return { '@type': 'SearchResultsPage', name, url };
    case 'tool':
      return {
        '@type': 'WebApplication',
        ...{ name, description, url },
        applicationCategory: 'DeveloperApplication',
        operatingSystem: 'Any',
        browserRequirements: 'JavaScript',
        isAccessibleForFree: true,
        publisher: publisher(site),
      };
    case 'print':
      return undefined;
    case 'tools':
    case 'category':
    case 'list':
    case 'archive':
    case 'tags':
    case 'tag':
      return { '@type': 'CollectionPage', name, description, url };
    default:
      return kind satisfies never;
  }
}

/** A page's JSON-LD (schema.org) as text that is safe inside a `<script>`. */
export function buildJsonLd(site: SiteConfig, page: PageFacts): string {
  const graph = [mainNode(site, page), breadcrumbList(site, page)].filter((thing) => thing !== undefined);
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
