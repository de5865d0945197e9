import type { SiteConfig } from '../config/site-schema';
import type { Content } from '../content/types';
import type { Sidebar, SidebarItem } from '../site/types';
import { buildDocTree, type TreeNode } from './doc-tree';
import { sidebarFolder, sidebarOf } from './sidebar-of';

function toItem(node: TreeNode): SidebarItem {
  if (node.kind === 'doc') return { kind: 'link', route: node.doc.route, label: node.doc.sidebarLabel };
  const { category, route, children } = node;
  if (children.length === 0 && route !== undefined) return { kind: 'link', route, label: category.label };
  return { kind: 'category', label: category.label, route, collapsed: category.collapsed, items: children.map(toItem) };
}

/** Takes the content and gives each version's sidebars, made from its folders. A doc stands in one sidebar, unlisted ones in none. */
export function buildSidebars({ content, site }: { readonly content: Content; readonly site: SiteConfig }): Sidebar[] {
  return site.docs.versions.flatMap(({ name: version }) =>
    site.docs.sidebars.map(({ id, folder }): Sidebar => {
      const isIncluded = (docFolder: string): boolean => sidebarOf(docFolder, site) === id;
      const tree = buildDocTree(content, { version, folder: sidebarFolder(folder), isIncluded });
      return { id, version, items: tree.map(toItem) };
    }),
  );
}
