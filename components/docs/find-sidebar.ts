import { docRoute } from '@/lib/config/routes';
import type { Sidebar, VersionMap } from '@/lib/site/types';
import { holdsRoute } from './holds-route';

/** Whether `route` is `root` or stands below it. */
const isWithin = (route: string, root: string): boolean => route === root || route.startsWith(`${root}/`);

/** Takes a route and gives the docs version it belongs to: the one with the longest path that begins it. */
export function findVersion(versions: VersionMap, route: string): VersionMap[number] | undefined {
  return [...versions]
    .sort((a, b) => b.path.length - a.path.length)
    .find(({ path }) => isWithin(route, docRoute(path, '')));
}

/** Takes a route and gives the sidebar to show beside it: of its version, the one that lists the page, else the first. */
export function findSidebar({
  sidebars,
  versions,
  route,
}: {
  readonly sidebars: readonly Sidebar[];
  readonly versions: VersionMap;
  readonly route: string;
}): Sidebar | undefined {
  const version = findVersion(versions, route);
  const ofVersion = sidebars.filter((sidebar) => sidebar.version === version?.name);
  return ofVersion.find(({ items }) => items.some((item) => holdsRoute(item, route))) ?? ofVersion[0];
}
