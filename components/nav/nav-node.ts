import invariant from 'tiny-invariant';
import { withBase } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import type { NavbarEntry, NavModel, VersionMap } from '@/lib/site/types';
import { addressOf } from '../behavior/address-of';
import type { IconName } from '../ui/icon-paths';
import { type AriaCurrent, ariaCurrent } from './aria-current';
import { activeVersion, moveRoute, versionInUse, versionRoute } from './versions';

/** A navbar entry, ready to render on one page: its addresses are complete, and the current entry is marked. */
export type NavNode = NavItem | NavGroup;
type NavItem = NavLink | NavHtml;
export type NavLink = Readonly<{
  kind: 'link';
  label: string;
  href: string;
  external: boolean;
  current: AriaCurrent;
  className?: string;
  /** Language of the linked page, if the link changes the language. */
  lang?: string;
  /** Name of the docs version that the link chooses. */
  version?: string;
}>;
type NavHtml = Readonly<{ kind: 'html'; html: string; className?: string }>;
export type NavGroup = Readonly<{
  kind: 'group';
  label: string;
  /** What the group is for, if the label names only the current choice. */
  title?: string;
  icon?: IconName;
  hasCurrent: boolean;
  items: readonly NavItem[];
  className?: string;
}>;

/** What entries are rendered by, apart from the entries themselves. */
export type NavContext = Omit<NavModel, 'entries'> &
  Readonly<{
    versions: VersionMap;
    pathname: string;
    /** Name of the docs version that the reader chose last. */
    preferredVersion: string | null;
  }>;

type EntryOf<Type extends NavbarEntry['type']> = Extract<NavbarEntry, { readonly type: Type }>;

/** Turns navbar entries into the nodes to render at a place; throws on an entry of unknown kind. */
export function navNodes(entries: readonly NavbarEntry[], context: NavContext): NavNode[] {
  return entries.map((entry) => navNode(entry, context));
}

function navNode(entry: NavbarEntry, context: NavContext): NavNode {
  switch (entry.type) {
    case 'link':
      return linkNode(entry, context);
    case 'html':
      return { kind: 'html', html: entry.html, className: entry.className };
    case 'dropdown':
      return dropdownGroup(entry, context);
    case 'docsVersion':
      return versionLink(entry, context);
    case 'docsVersionDropdown':
      return versionGroup(entry, context);
    case 'localeDropdown':
      return localeGroup(entry, context);
    default:
      throw new Error(`No NavbarItem component found for type "${(entry satisfies never as NavbarEntry).type}"`);
  }
}

function linkNode(linked: EntryOf<'link'>, context: NavContext): NavLink {
  const entry = linked.versioned ? toVersionInUse(linked, context) : linked;
  const { label, to, href = '', className } = entry;
  const current = ariaCurrent(entry, context.pathname);
  // The schema requires either `to` or `href`.
  return { kind: 'link', label, href: to ? addressOf(to) : href, external: to === undefined, className, current };
}

/** Points an entry for the latest docs to the version in use. */
function toVersionInUse(entry: EntryOf<'link'>, { versions, pathname, preferredVersion }: NavContext): EntryOf<'link'> {
  const target = versionInUse({ versions, pathname, preferred: preferredVersion });
  const [latest] = versions;
  if (target === undefined || latest === undefined || target === latest) return entry;
  const { to = '', activeBasePath } = entry;
  return {
    ...entry,
    to: versionRoute({ versions, target, pathname: to }),
    activeBasePath: activeBasePath && moveRoute(target, activeBasePath, latest),
  };
}

function groupItems(entries: readonly NavbarEntry[], context: NavContext): NavItem[] {
  return navNodes(entries, context).map((node) => {
    invariant(node.kind !== 'group', 'a dropdown holds another dropdown');
    return node;
  });
}

const holdsCurrent = (nodes: readonly NavNode[]): boolean =>
  nodes.some((node) => node.kind === 'link' && node.current !== undefined);

function dropdownGroup({ label, items, className }: EntryOf<'dropdown'>, context: NavContext): NavGroup {
  const nodes = groupItems(items, context);
  return { kind: 'group', label, items: nodes, className, hasCurrent: holdsCurrent(nodes) };
}

function versionLink(entry: EntryOf<'docsVersion'>, context: NavContext): NavNode {
  const version = versionInUse({ ...context, preferred: context.preferredVersion });
  const label = entry.label ?? version?.label ?? '';
  return linkNode({ ...entry, type: 'link', label, to: entry.to ?? version?.mainRoute ?? '/' }, context);
}

function versionGroup(entry: EntryOf<'docsVersionDropdown'>, context: NavContext): NavGroup {
  const { versions, pathname, preferredVersion } = context;
  const used = versionInUse({ versions, pathname, preferred: preferredVersion });
  const links = versions.map((target): NavLink => {
    const href = addressOf(versionRoute({ versions, target, pathname }));
    const current = target === used ? 'true' : undefined;
    return { kind: 'link', label: target.label, href, external: false, version: target.name, current };
  });
  const before = groupItems(entry.dropdownItemsBefore, context);
  const after = groupItems(entry.dropdownItemsAfter, context);
  return {
    kind: 'group',
    label: used?.label ?? strings.nav.versions,
    title: strings.nav.versions,
    icon: 'version',
    items: [...before, ...links, ...after],
    className: entry.className,
    hasCurrent: activeVersion(versions, pathname) !== undefined,
  };
}

function localeGroup(entry: EntryOf<'localeDropdown'>, context: NavContext): NavGroup {
  const used = context.locales.find(({ name }) => name === context.locale);
  const links = context.locales.map((locale): NavLink => {
    const href = withBase(locale.baseUrl, context.pathname);
    const current = locale === used ? 'true' : undefined;
    return { kind: 'link', label: locale.label, href, external: false, lang: locale.htmlLang, current };
  });
  const before = groupItems(entry.dropdownItemsBefore, context);
  const after = groupItems(entry.dropdownItemsAfter, context);
  return {
    kind: 'group',
    label: used?.label ?? strings.nav.languages,
    title: strings.nav.languages,
    icon: 'globe',
    items: [...before, ...links, ...after],
    className: entry.className,
    // One of the languages is always current, which says nothing about the current page.
    hasCurrent: holdsCurrent([...before, ...after]),
  };
}
