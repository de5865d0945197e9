import type { Sidebar, VersionMap } from '@/lib/site/types';
import { activeVersion } from '../nav/versions';
import { holdsRoute } from './holds-route';

type Place = Readonly<{ sidebars: readonly Sidebar[]; versions: VersionMap; route: string }>;

/** Takes a route and gives the sidebar to show beside it: of its version, the one that lists the page, else the first. */
export function findSidebar({ sidebars, versions, route }: Place): Sidebar | undefined {
  const version = activeVersion(versions, route);
  const ofVersion = sidebars.filter((sidebar) => sidebar.version === version?.name);
  return ofVersion.find(({ items }) => items.some((item) => holdsRoute(item, route))) ?? ofVersion[0];
}
