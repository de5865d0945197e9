import type { SiteConfig } from '../config/site-schema';

/** The folder a sidebar is made from, in the form that docs use: `''` for the version's folder. */
export const sidebarFolder = (folder: string): string => folder.replace(/^\.?\/?/, '').replace(/\/$/, '');

/** Whether `inner` is the folder `outer` or inside it. */
export const holds = (outer: string, inner: string): boolean =>
  outer === '' || inner === outer || inner.startsWith(`${outer}/`);

/** The id of the sidebar that a doc's or category's folder belongs to: the one whose folder is nearest. */
export function sidebarOf(folder: string, { docs: { sidebars } }: Pick<SiteConfig, 'docs'>): string | undefined {
  const candidates = sidebars.filter((sidebar) => holds(sidebarFolder(sidebar.folder), folder));
  return candidates.sort((a, b) => sidebarFolder(b.folder).length - sidebarFolder(a.folder).length)[0]?.id;
}
