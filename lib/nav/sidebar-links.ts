import type { PageLink, SidebarItem } from '../site/types';

/** Takes sidebar items and gives every page they lead to, in reading order. */
export function sidebarLinks(items: readonly SidebarItem[]): PageLink[] {
  return items.flatMap((item): PageLink[] => {
    const own = item.route === undefined ? [] : [{ route: item.route, label: item.label }];
    return item.kind === 'link' ? own : [...own, ...sidebarLinks(item.items)];
  });
}

/** Takes sidebar items and gives the first page they lead to, if there is one. */
export const firstLink = (items: readonly SidebarItem[]): PageLink | undefined => sidebarLinks(items)[0];
