import { docRoute } from '../../config/routes';
import type { NavbarItemConfig, SiteConfig } from '../../config/site-schema';
import { sidebarFolder } from '../sidebar-of';
import type { NavbarEntry, NavSource, Sidebar } from '../types';

/** What items can be resolved with. */
export type NavbarSources = NavSource & Readonly<{ sidebars: readonly Sidebar[] }>;

/** What the resolver of a kind is given besides its item. */
export type ItemContext = NavbarSources &
  Readonly<{
    /** Tells a mistake in a field of the item, which is then left out. */
    fail: (field: string, message: string, hint: string) => undefined;
    /** Resolves the items inside of a field. */
    resolveInside: (field: string, items: readonly NavbarItemConfig[]) => readonly NavbarEntry[];
  }>;

export type ItemOf<Type extends NavbarItemConfig['type']> = Extract<NavbarItemConfig, { readonly type: Type }>;

/** Turns an item of one kind into what the navbar shows. */
export type NavbarKind<Type extends NavbarItemConfig['type'] = NavbarItemConfig['type']> = (
  item: ItemOf<Type>,
  context: ItemContext,
) => NavbarEntry | undefined;

/** The version that doc and sidebar items lead to, except on pages of another one. */
export const latestVersion = ({ docs }: SiteConfig): string => docs.versions[0]?.name ?? '';

/** Path below which an item of a sidebar counts as current. */
export function sidebarBasePath(sidebarId: string | undefined, { docs }: SiteConfig): string {
  const folder = docs.sidebars.find(({ id }) => id === sidebarId)?.folder ?? '';
  return docRoute(docs.versions[0]?.path ?? '', sidebarFolder(folder));
}
