import type { NavbarItemConfig, SiteConfig } from '../config/site-schema';
import type { Content, Integration, PageLink } from '../content/types';

export type NavSource = Readonly<{ content: Content; site: SiteConfig }>;

export type SidebarItem = SidebarLink | SidebarCategory;
export type SidebarLink = PageLink & Readonly<{ kind: 'link' }>;
export type SidebarCategory = Readonly<{
  kind: 'category';
  label: string;
  /** Route of the category's own page, where it has one. */
  route?: string;
  /** Whether it starts closed when the current page is not inside it. */
  collapsed: boolean;
  items: readonly SidebarItem[];
}>;

export type Sidebar = Readonly<{ id: string; version: string; items: readonly SidebarItem[] }>;

export type Breadcrumb = Readonly<{ label: string; route?: string }>;

/** The pages before and after one, in reading order. */
export type PrevNext = Readonly<{ prev?: PageLink; next?: PageLink }>;

/** An entry of a category, as its generated page shows it. */
export type CategoryCard = PageLink & Readonly<{ description: string; integration?: Integration }>;

/** The page's version, and the way to the same page in the others. */
export type VersionInfo = Readonly<{
  label: string;
  isLatest: boolean;
  banner: 'none' | 'unreleased' | 'unmaintained';
  /** The same page in the latest version, else that version's main doc. */
  latestRoute: string;
  /** The same page in the latest version, for search engines; left out on the latest version's own pages and where it has no such page. */
  canonicalRoute?: string;
}>;

/** What the browser must know about the docs versions: which pages each version has. */
export type VersionMap = readonly Readonly<{
  name: string;
  label: string;
  path: string;
  mainRoute: string;
  routes: readonly string[];
}>[];

/** An item of the navbar of one type, as the site's values give it. */
export type NavbarItemOf<Type extends NavbarItemConfig['type']> = Extract<NavbarItemConfig, { readonly type: Type }>;

type DropdownItems = Readonly<Record<'dropdownItemsBefore' | 'dropdownItemsAfter', readonly NavbarEntry[]>>;

/** Navbar items with every id resolved to a route; what the component draws. */
export type NavbarEntry =
  | (NavbarItemOf<'link'> & {
      /** Whether it leads into the docs, so that it follows the version in use. */ readonly versioned?: true;
    })
  | NavbarItemOf<'html' | 'docsVersion'>
  | (Omit<NavbarItemOf<'dropdown'>, 'items'> & { readonly items: readonly NavbarEntry[] })
  | (Omit<NavbarItemOf<'docsVersionDropdown'>, keyof DropdownItems> & DropdownItems)
  | (Omit<NavbarItemOf<'localeDropdown'>, keyof DropdownItems> & DropdownItems);
