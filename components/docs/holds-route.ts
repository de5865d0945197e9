import type { SidebarItem } from '@/lib/site/types';

/** Whether the page at a route is the item's own or stands anywhere below it. */
export const holdsRoute = (item: SidebarItem, route: string): boolean =>
  item.route === route || (item.kind === 'category' && item.items.some((child) => holdsRoute(child, route)));
