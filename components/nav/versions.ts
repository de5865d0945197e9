import { docRoute, normalizeRoute } from '@/lib/config/routes';
import type { VersionMap } from '@/lib/site/types';

type Version = VersionMap[number];

/** What tells to which version a route belongs. */
type VersionPlace = Pick<Version, 'name' | 'path'>;

const rootOf = (version: VersionPlace): string => docRoute(version.path, '');

const contains = (version: VersionPlace, route: string): boolean => `${route}/`.startsWith(`${rootOf(version)}/`);

/** Takes the versions and a route and gives the version the route belongs to; `undefined` outside the docs. */
export function activeVersion<Place extends VersionPlace>(
  versions: readonly Place[],
  pathname: string,
): Place | undefined {
  const route = normalizeRoute(pathname);
  // The version at the root path contains the others' paths, so the deepest root decides.
  return versions.filter((version) => contains(version, route)).sort((a, b) => rootOf(b).length - rootOf(a).length)[0];
}

type Reader<Place> = Readonly<{ versions: readonly Place[]; pathname: string; preferred: string | null }>;

/** Gives the version being read, else the one the reader chose last (`preferred`, its name), else the latest; `undefined` only without versions. */
export const versionInUse = <Place extends VersionPlace>({ versions, pathname, preferred }: Reader<Place>) =>
  activeVersion(versions, pathname) ?? versions.find(({ name }) => name === preferred) ?? versions[0];

/** Moves a route from below the root of one version to below that of another, whether or not a page is there. */
export const routeBelow = (to: VersionPlace, route: string, from: VersionPlace): string =>
  docRoute(to.path, normalizeRoute(route).slice(rootOf(from).length));

type Switch = Readonly<{ versions: VersionMap; target: Version; pathname: string }>;

/** Gives the route of the same page in the target version, or the target's main doc where it has no such page. */
export function versionRoute({ versions, target, pathname }: Switch): string {
  const current = activeVersion(versions, pathname);
  if (current === undefined) return target.mainRoute;
  const route = routeBelow(target, pathname, current);
  return target.routes.includes(route) ? route : target.mainRoute;
}
