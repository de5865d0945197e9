import type { PageLink } from '../content/types';
import { buildSidebarTree, type TreeNode } from './doc-tree';
import type { NavSource, Sidebar, SidebarItem } from './types';

function toItem(node: TreeNode): SidebarItem {
  if (node.kind === 'doc') return { kind: 'link', route: node.doc.route, label: node.doc.sidebarLabel };
  const { category, route, children } = node;
  const { label, collapsed } = category;
  return children.length === 0 && route !== undefined
    ? { kind: 'link', route, label }
    : { kind: 'category', label, route, collapsed, items: children.map(toItem) };
}

/** Each version's sidebars, made from its folders. A doc is in one sidebar, an unlisted doc in none. */
export const buildSidebars = (source: NavSource): Sidebar[] =>
  source.site.docs.versions.flatMap(({ name: version }) =>
    source.site.docs.sidebars.map((sidebar) => {
      const items = buildSidebarTree(source, version, sidebar).map(toItem);
      return { id: sidebar.id, version, items };
    }),
  );

/** Every page that sidebar items lead to, in reading order. */
export function sidebarLinks(items: readonly SidebarItem[]): PageLink[] {
  return items.flatMap((item): PageLink[] => {
    const own = item.route === undefined ? [] : [{ route: item.route, label: item.label }];
    return item.kind === 'link' ? own : [...own, ...sidebarLinks(item.items)];
  });
}
