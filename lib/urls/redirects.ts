import type { Doc, Post } from '../content/types';

/** A place on the site. */
type Address = Readonly<{ route: string; /** `''` for the page as a whole. */ id: string }>;

/** An address that leads elsewhere now, and where its new page says so. */
export type Redirect = Readonly<{
  from: Address;
  to: Address;
  title: string;
  file: string;
  line: number;
  column: number;
}>;

/** A part of a page that is gone, and its replacement. */
type MovedPart = Readonly<{ id: string; to: string; title: string }>;

/** A route without a page: where it leads, and where those of its parts lead that have their own target. */
export type PageRedirect = Readonly<{ from: string; to: string; title: string; parts: readonly MovedPart[] }>;

/** A place as it is written in an address. */
export const formatAddress = ({ route, id }: Address): string => (id === '' ? route : `${route}#${id}`);

/** Every redirect of the pages, sorted by the address that it starts from. */
export function redirectsOf(pages: readonly (Doc | Post)[]): Redirect[] {
  const redirects = pages.flatMap(({ file, route, title, redirectFrom }) =>
    redirectFrom.map(({ id, ...place }): Redirect => ({ ...place, to: { route, id }, title, file })),
  );
  return redirects.sort((a, b) => (formatAddress(a.from) < formatAddress(b.from) ? -1 : 1));
}

const partOf = ({ from, to, title }: Redirect): MovedPart => ({ id: from.id, to: formatAddress(to), title });

/** The redirects of parts of pages, by the route that the part stood on. */
export function movedParts(redirects: readonly Redirect[]): Record<string, MovedPart[]> {
  const parts: Record<string, MovedPart[]> = {};
  for (const redirect of redirects)
    if (redirect.from.id !== '') (parts[redirect.from.route] ??= []).push(partOf(redirect));
  return parts;
}

/** The redirects of whole pages, sorted. */
export function pageRedirects(redirects: readonly Redirect[]): PageRedirect[] {
  const parts = movedParts(redirects);
  return redirects
    .filter(({ from }) => from.id === '')
    .map(({ from, to, title }) => ({ from: from.route, to: formatAddress(to), title, parts: parts[from.route] ?? [] }));
}
