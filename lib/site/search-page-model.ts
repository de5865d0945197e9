import { countTags, listedPosts } from '../blog/post-lists';
import { normalizeRoute, routes } from '../config/routes';
import { searchStrings } from '../config/search-strings';
import { strings } from '../config/strings';
import type { PageFacts } from '../seo/page-facts';
import { allPages } from './all-pages';
import { getSite } from './get-site';
import type { IndexEntry, SearchPage } from './types';

/** Heading for pages whose names do not begin with a letter. */
const noLetter = '#';

/** Of each list of posts, only the first page is indexed: the posts have entries themselves. */
const isIndexed = ({ kind, route, unlisted, canonicalRoute }: PageFacts): boolean =>
  !unlisted && canonicalRoute === undefined && kind !== 'tag' && (kind !== 'list' || route === routes.blog);

function noteOf({ kind, breadcrumbs = [], route, date }: PageFacts): string {
  if (kind === 'post') return [searchStrings.types.blog, date?.slice(0, 4)].join(', ');
  const above = breadcrumbs.filter((crumb) => crumb.route === undefined || normalizeRoute(crumb.route) !== route);
  return above.map(({ label }) => label).join(' / ');
}

const pageEntries = (): IndexEntry[] =>
  allPages()
    .filter(isIndexed)
    .map((page) => ({ route: page.route, label: page.title, note: noteOf(page) }));

const tagEntries = (): IndexEntry[] =>
  countTags(listedPosts(getSite().content.posts)).map(({ tag, count, route }) => ({
    route,
    label: tag.label,
    note: `${searchStrings.tag}, ${strings.blog.posts(count)}`,
  }));

function letterOf(label: string): string {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(label.normalize('NFKD')) ?? [];
  return /\p{L}/u.test(first) ? first.toUpperCase() : noLetter;
}

function byLetter(entries: readonly IndexEntry[]): SearchPage['letters'] {
  const compare = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;
  const sorted = [...entries].sort((a, b) => compare(a.label, b.label) || a.route.localeCompare(b.route));
  const letters = [...new Set(sorted.map(({ label }) => letterOf(label)))].sort();
  return letters.map((letter) => ({ letter, entries: sorted.filter(({ label }) => letterOf(label) === letter) }));
}

/** The search page: without a query it is the index of all pages and tags. */
export function searchPageModel(): SearchPage {
  const { config } = getSite();
  return {
    kind: 'search',
    route: routes.search,
    title: searchStrings.pageTitle,
    description: searchStrings.pageDescription(config.title),
    image: config.socialImage,
    // Other search engines should not list results as a page.
    unlisted: true,
    letters: byLetter([...pageEntries(), ...tagEntries()]),
  };
}
