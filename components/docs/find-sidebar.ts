import type { Sidebar, SidebarItem, VersionMap } from '@/lib/site/types';
import { activeVersion } from '../nav/versions';

/** Whether the page at a route is the item's own or anywhere below it. */
export const holdsRoute = (item: SidebarItem, route: string): boolean =>
  item.route === route || (item.kind === 'category' && item.items.some((child) => holdsRoute(child, route)));

type SidebarQuery = Readonly<{ sidebars: readonly Sidebar[]; versions: VersionMap; route: string }>;

/** Returns the sidebar to show beside a route: in its version, the one that lists the page, else the first. */
export function findSidebar({ sidebars, versions, route }: SidebarQuery): Sidebar | undefined {
  const version = activeVersion(versions, route);
  const ofVersion = sidebars.filter((sidebar) => sidebar.version === version?.name);
  return ofVersion.find(({ items }) => items.some((item) => holdsRoute(item, route))) ?? ofVersion[0];
}
