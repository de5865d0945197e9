import type { SidebarCategory, SidebarItem } from '@/lib/site/types';

/** Name of a category that is unique in its sidebar: the labels that lead to it. */
export const categoryKey = (parentKey: string, category: SidebarCategory): string => `${parentKey}/${category.label}`;

/** Takes a sidebar's items and a route and gives the keys of the categories that must be open for its entry to be seen. */
export function branchKeys(items: readonly SidebarItem[], route: string, parentKey = ''): readonly string[] {
  for (const item of items) {
    if (item.kind === 'link') continue;
    const key = categoryKey(parentKey, item);
    const inside = branchKeys(item.items, route, key);
    const isHere = item.route === route || item.items.some((child) => child.route === route);
    if (isHere || inside.length > 0) return [key, ...inside];
  }
  return [];
}

/** Takes a sidebar's items and gives the keys of the categories that are open until the reader closes them. */
export function initiallyOpenKeys(items: readonly SidebarItem[], parentKey = ''): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return [];
    const key = categoryKey(parentKey, item);
    return [...(item.collapsed ? [] : [key]), ...initiallyOpenKeys(item.items, key)];
  });
}
