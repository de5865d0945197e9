import { docRoute } from '../../config/routes';
import type { NavbarItemConfig, SiteConfig } from '../../config/site-schema';
import type { PageLink } from '../../content/types';
import { suggestName } from '../../errors/nearest-name';
import { sidebarLinks } from '../sidebar-links';
import { sidebarFolder, sidebarOf } from '../sidebar-of';
import type { NavbarEntry, NavSource, Sidebar } from '../types';

/** What items can be resolved with. */
export type NavbarSources = NavSource & Readonly<{ sidebars: readonly Sidebar[] }>;

/** What is wrong with a field of an item, which is then left out. */
export type ItemMistake = Readonly<{ field: string; message: string; hint: string }>;

type ItemOf<Type extends NavbarItemConfig['type']> = Extract<NavbarItemConfig, { readonly type: Type }>;

/** The version that doc and sidebar items lead to, except on pages of another one. */
const latestVersion = ({ docs }: SiteConfig): string | undefined => docs.versions[0]?.name;

/** An item that leads into the docs; it counts as current on every page of its sidebar. */
function docsLink(
  { label, position, className }: ItemOf<'doc' | 'docSidebar'>,
  target: PageLink,
  { docs, sidebarId }: Pick<SiteConfig, 'docs'> & { readonly sidebarId: string | undefined },
): NavbarEntry {
  const folder = docs.sidebars.find(({ id }) => id === sidebarId)?.folder ?? '';
  return {
    kind: 'link',
    label: label ?? target.label,
    href: target.route,
    external: false,
    versioned: true,
    position,
    className,
    activeBasePath: docRoute(docs.versions[0]?.path ?? '', sidebarFolder(folder)),
  };
}

/** The entry of a doc. */
export function docEntry(item: ItemOf<'doc'>, { site, content }: NavbarSources): NavbarEntry | ItemMistake {
  const { docId } = item;
  const docs = content.docs.filter(({ version }) => version === latestVersion(site));
  const target = docs.find(({ id }) => id === docId);
  if (!target) {
    const ids = docs.map(({ id }) => id);
    const hint = suggestName(docId, ids, 'Give the id of a doc, such as "getting-started/installation".');
    return { field: 'docId', message: `DocNavbarItem: there is no doc with the id "${docId}".`, hint };
  }
  if (target.draft)
    return {
      field: 'docId',
      message: `DocNavbarItem: the doc "${docId}" is a draft, which readers do not get.`,
      hint: 'Delete "draft: true" in the front matter of that doc, or remove the item.',
    };
  const link = { route: target.route, label: target.sidebarLabel };
  return docsLink(item, link, { docs: site.docs, sidebarId: sidebarOf(target.folder, site) });
}

/** The entry of a sidebar: its first link. */
export function sidebarEntry(item: ItemOf<'docSidebar'>, { site, sidebars }: NavbarSources): NavbarEntry | ItemMistake {
  const { sidebarId } = item;
  const sidebar = sidebars.find(({ id, version }) => id === sidebarId && version === latestVersion(site));
  const [target] = sidebarLinks(sidebar?.items ?? []);
  if (target) return docsLink(item, target, { docs: site.docs, sidebarId });
  const known = site.docs.sidebars.map(({ id }) => id);
  const hint = known.includes(sidebarId)
    ? 'Add a page to the folder of this sidebar, or remove the item.'
    : `Use one of: ${known.join(', ')}.`;
  const message = `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`;
  return { field: 'sidebarId', message, hint };
}
