import type { PageLink } from '../content/types';
import type { SidebarItem } from './types';

/** Every page that sidebar items lead to, in reading order. */
export function sidebarLinks(items: readonly SidebarItem[]): PageLink[] {
  return items.flatMap((item): PageLink[] => {
    const own = item.route === undefined ? [] : [{ route: item.route, label: item.label }];
    return item.kind === 'link' ? own : [...own, ...sidebarLinks(item.items)];
  });
}

export const firstLink = (items: readonly SidebarItem[]): PageLink | undefined => sidebarLinks(items)[0];
