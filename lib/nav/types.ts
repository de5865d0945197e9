import type { SiteConfig } from '../config/site-schema';
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

/** What the browser must know of the docs versions: where each page stands in each version. */
export type VersionMap = readonly Readonly<{
  name: string;
  label: string;
  path: string;
  mainRoute: string;
  routes: readonly string[];
}>[];

type EntryBase = Readonly<{ position: 'left' | 'right'; className?: string }>;
type MenuAround = Readonly<{ before: readonly NavbarEntry[]; after: readonly NavbarEntry[] }>;

/** Navbar entries with every id resolved to a route; what the component draws. */
export type NavbarEntry =
  | (EntryBase &
      Readonly<{
        kind: 'link';
        label: string;
        href: string;
        external: boolean;
        /** Whether it leads into the docs, and so to the same page of the version in use. */
        versioned?: boolean;
        activeBasePath?: string;
        activeBaseRegex?: string;
      }>)
  | (EntryBase & Readonly<{ kind: 'html'; html: string }>)
  | (EntryBase & Readonly<{ kind: 'dropdown'; label: string; items: readonly NavbarEntry[] }>)
  | (EntryBase & Readonly<{ kind: 'docsVersion'; label?: string; to?: string }>)
  | (EntryBase & MenuAround & Readonly<{ kind: 'docsVersionDropdown' }>)
  | (EntryBase & MenuAround & Readonly<{ kind: 'localeDropdown' }>);
