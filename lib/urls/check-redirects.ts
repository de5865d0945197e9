import { type ContentIssue, issueAt } from '../errors/content-issue';
import { suggestName } from '../errors/nearest-name';
import { formatAddress, type Redirect } from './redirects';

type RedirectCheck = Readonly<{
  redirects: readonly Redirect[];
  /** Every route of the site. */
  routes: readonly string[];
  /** Ids that an author gave or a heading has, by the route of the page. */
  headingIds: ReadonlyMap<string, ReadonlySet<string>>;
}>;

type Mistake = Required<Pick<ContentIssue, 'message' | 'hint'>>;
type SiteState = Pick<RedirectCheck, 'headingIds'> &
  Readonly<{ routes: ReadonlySet<string>; redirected: ReadonlyMap<string, Redirect> }>;

function checkSource(redirect: Redirect, { routes, redirected, headingIds }: SiteState): Mistake | undefined {
  const { route, id } = redirect.from;
  const address = formatAddress(redirect.from);
  const first = redirected.get(address);
  if (first !== undefined && first !== redirect)
    return { message: `${first.file} asks for ${address} too.`, hint: 'Delete one of the two.' };
  if (id === '' && routes.has(route)) {
    const message = `There is a page at ${address}, so it cannot lead here.`;
    return { message, hint: 'Delete the line, or move that page.' };
  }
  if (headingIds.get(route)?.has(id)) {
    const message = `There is a heading at ${address}, so it cannot lead here.`;
    return { message, hint: 'Delete the line, or rename that heading.' };
  }
  if (id === '' || routes.has(route) || redirected.has(route)) return undefined;
  const hint = `Add "${route}" to the redirect_from of the page that took its place.`;
  return { message: `There is no page at ${route} that could lead on.`, hint };
}

function checkTarget({ to }: Redirect, { headingIds }: SiteState): Mistake | undefined {
  const ids = headingIds.get(to.route);
  if (to.id === '' || !ids || ids.has(to.id)) return undefined;
  const hashes = [...ids].map((id) => `#${id}`);
  const hint = suggestName(`#${to.id}`, hashes, 'Name a heading of this page, or none.');
  return { message: `This page has no heading "#${to.id}".`, hint };
}

/** An issue for each redirect that nobody would ever follow, or that leads to nothing. */
export function checkRedirects({ redirects, routes, headingIds }: RedirectCheck): ContentIssue[] {
  const redirected = new Map([...redirects].reverse().map((redirect) => [formatAddress(redirect.from), redirect]));
  const known: SiteState = { routes: new Set(routes), redirected, headingIds };
  return redirects.flatMap((redirect) => {
    const { file, line, column } = redirect;
    return [checkSource(redirect, known), checkTarget(redirect, known)]
      .filter((mistake) => mistake !== undefined)
      .map((mistake) => issueAt({ file, line, column }, { rule: 'redirect', ...mistake }));
  });
}
