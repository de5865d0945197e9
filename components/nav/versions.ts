import { docRoute, normalizeRoute } from '@/lib/config/routes';
import type { VersionMap } from '@/lib/site/types';

type Version = VersionMap[number];

/** The fields that decide which version a route belongs to. */
type VersionRoot = Pick<Version, 'name' | 'path'>;

const rootOf = (version: VersionRoot): string => docRoute(version.path, '');

const contains = (version: VersionRoot, route: string): boolean => `${route}/`.startsWith(`${rootOf(version)}/`);

/** Returns the version that a route belongs to; `undefined` outside the docs. */
export function activeVersion<Root extends VersionRoot>(versions: readonly Root[], pathname: string): Root | undefined {
  const route = normalizeRoute(pathname);
  // The version at the root path contains the others' paths, so the deepest root decides.
  return versions.filter((version) => contains(version, route)).sort((a, b) => rootOf(b).length - rootOf(a).length)[0];
}

type VersionQuery<Root> = Readonly<{ versions: readonly Root[]; pathname: string; preferred: string | null }>;

/** Returns the version being read, else the one the reader chose last (`preferred`, its name), else the latest; `undefined` only without versions. */
export const versionInUse = <Root extends VersionRoot>({ versions, pathname, preferred }: VersionQuery<Root>) =>
  activeVersion(versions, pathname) ?? versions.find(({ name }) => name === preferred) ?? versions[0];

/** Moves a route from one version to another, whether or not the other has a page there. */
export const moveRoute = (to: VersionRoot, route: string, from: VersionRoot): string =>
  docRoute(to.path, normalizeRoute(route).slice(rootOf(from).length));

type VersionSwitch = Readonly<{ versions: VersionMap; target: Version; pathname: string }>;

/** Returns the route of the same page in the target version, or the target's main doc if it has no such page. */
export function versionRoute({ versions, target, pathname }: VersionSwitch): string {
  const current = activeVersion(versions, pathname);
  if (current === undefined) return target.mainRoute;
  const route = moveRoute(target, pathname, current);
  return target.routes.includes(route) ? route : target.mainRoute;
}
