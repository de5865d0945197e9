import { docRoute, normalizeRoute } from '@/lib/config/routes';
import type { VersionMap } from '@/lib/site/types';

type Version = VersionMap[number];

/** The fields that decide which version a route belongs to. */
type VersionPlace = Pick<Version, 'name' | 'path'>;

const rootOf = (version: VersionPlace): string => docRoute(version.path, '');

const contains = (version: VersionPlace, route: string): boolean => `${route}/`.startsWith(`${rootOf(version)}/`);

/** Returns the version that a route belongs to; `undefined` outside the docs. */
export function activeVersion<Place extends VersionPlace>(
  versions: readonly Place[],
  pathname: string,
): Place | undefined {
  const route = normalizeRoute(pathname);
  // The version at the root path contains the others' paths, so the deepest root decides.
  return versions.filter((version) => contains(version, route)).sort((a, b) => rootOf(b).length - rootOf(a).length)[0];
}

type Reader<Place> = Readonly<{ versions: readonly Place[]; pathname: string; preferred: string | null }>;

/** Returns the version being read, else the one the reader chose last (`preferred`, its name), else the latest; `undefined` only without versions. */
export const versionInUse = <Place extends VersionPlace>({ versions, pathname, preferred }: Reader<Place>) =>
  activeVersion(versions, pathname) ?? versions.find(({ name }) => name === preferred) ?? versions[0];

/** Moves a route from one version to another, whether or not the other has a page there. */
export const routeBelow = (to: VersionPlace, route: string, from: VersionPlace): string =>
  docRoute(to.path, normalizeRoute(route).slice(rootOf(from).length));

type Switch = Readonly<{ versions: VersionMap; target: Version; pathname: string }>;

/** Returns the route of the same page in the target version, or the target's main doc if it has no such page. */
export function versionRoute({ versions, target, pathname }: Switch): string {
  const current = activeVersion(versions, pathname);
  if (current === undefined) return target.mainRoute;
  const route = routeBelow(target, pathname, current);
  return target.routes.includes(route) ? route : target.mainRoute;
}
