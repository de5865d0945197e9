import { feedRoutes, offlineRoutes, routes } from '../config/routes';
import type { ContentIssue } from '../errors/content-issue';
import type { LockCheck } from '../urls/check-lock';
import { checkRedirects } from '../urls/check-redirects';
import { formatAddress, type Redirect } from '../urls/redirects';
import { allRoutes } from './all-pages';
import { type ContentPage, isUnparsed } from './process-content';
import type { ProcessedSite } from './process-site';
import { siteRedirects } from './site-redirects';

type Processed = Pick<ProcessedSite, 'site' | 'pages'>;

const headingIdsOf = ({ processed }: ContentPage): string[] =>
  processed.sections.map(({ id }) => id).filter((id) => id !== '');

/** Every address that readers can link to: pages, their headings, feeds, the offline edition. */
function publishedAddresses({ site, pages }: Processed): Set<string> {
  const headings = pages.flatMap((each) =>
    headingIdsOf(each).map((id) => formatAddress({ route: each.page.route, id })),
  );
  return new Set([
    ...allRoutes(site),
    ...Object.values(feedRoutes),
    ...Object.values(offlineRoutes(site.config)),
    ...headings,
  ]);
}

/** Headings that the redirect of a page covers: those that its target has, or had. */
function redirectedHeadings({ from, to }: Redirect, locked: Iterable<string>, working: ReadonlySet<string>): string[] {
  const start = `${from.route}#`;
  return [...locked]
    .filter((address) => address.startsWith(start))
    .filter((address) => to.id !== '' || working.has(formatAddress({ ...to, id: address.slice(start.length) })));
}

/** Collects what the check of the locked addresses needs. */
export function lockCheck(processed: Processed, locked: ReadonlyMap<string, number>): LockCheck {
  const published = publishedAddresses(processed);
  const redirects = siteRedirects(processed.site);
  const redirected = redirects.map(({ from }) => formatAddress(from));
  const working = new Set([...published, ...redirected]);
  const redirectedByPage = redirects
    .filter(({ from }) => from.id === '')
    .flatMap((redirect) => redirectedHeadings(redirect, locked.keys(), working));
  return { locked, published, redirected: new Set([...redirected, ...redirectedByPage]) };
}

const unlistedRoutes = [routes.search, routes.notFound, '/index'];

/** Returns an issue for each wrong redirect. */
export const checkSiteRedirects = ({ site, pages }: Processed): ContentIssue[] =>
  checkRedirects({
    redirects: siteRedirects(site),
    // Pages hidden from search engines, and files for hosts, are not in the list of addresses.
    routes: [...allRoutes(site), ...unlistedRoutes, ...site.printSections.map(({ route }) => route)],
    headingIds: new Map(
      pages.filter((each) => !isUnparsed(each)).map((each) => [each.page.route, new Set(headingIdsOf(each))]),
    ),
  });
