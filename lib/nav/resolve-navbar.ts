import invariant from 'tiny-invariant';
import { docRoute } from '../config/routes';
import type { NavbarItemConfig, SiteConfig } from '../config/site-schema';
import type { Content, Doc } from '../content/types';
import type { ContentIssue } from '../errors/content-issue';
import { nearestName } from '../errors/nearest-name';
import type { NavbarEntry, Sidebar } from '../site/types';
import { sidebarFolder, sidebarOf } from './sidebar-of';
import { firstLink } from './sidebar-links';

export type NavbarContext = Readonly<{ site: SiteConfig; sidebars: readonly Sidebar[]; content: Content }>;
type ResolvedNavbar = Readonly<{ entries: readonly NavbarEntry[]; issues: readonly ContentIssue[] }>;

type ItemOf<Type extends NavbarItemConfig['type']> = Extract<NavbarItemConfig, { readonly type: Type }>;

const configFile = 'lib/config/site.ts';

const navbarIssue = (message: string, hint: string): ContentIssue => ({
  file: configFile,
  rule: 'navbar',
  severity: 'error',
  message,
  hint,
});

const failed = (issue: ContentIssue): ResolvedNavbar => ({ entries: [], issues: [issue] });
const resolved = (entry: NavbarEntry): ResolvedNavbar => ({ entries: [entry], issues: [] });

/** The version that doc and sidebar items lead to until the reader's own is known. */
const latestVersion = ({ docs }: SiteConfig): string => docs.versions[0]?.name ?? '';

/** Path below which an item of a sidebar counts as current. */
function sidebarBasePath(sidebarId: string | undefined, { docs }: SiteConfig): string {
  const folder = docs.sidebars.find(({ id }) => id === sidebarId)?.folder ?? '';
  return docRoute(docs.versions[0]?.path ?? '', sidebarFolder(folder));
}

function resolveDoc(
  { docId, label, position, className }: ItemOf<'doc'>,
  { site, content }: NavbarContext,
): ResolvedNavbar {
  const docs = content.docs.filter(({ version }) => version === latestVersion(site));
  const doc: Doc | undefined = docs.find(({ id }) => id === docId);
  if (!doc) {
    const nearest = nearestName(
      docId,
      docs.map(({ id }) => id),
    );
    const hint =
      nearest === undefined
        ? 'Give the id of a doc, such as "getting-started/installation".'
        : `Did you mean "${nearest}"?`;
    return failed(navbarIssue(`DocNavbarItem: there is no doc with the id "${docId}".`, hint));
  }
  const activeBasePath = sidebarBasePath(sidebarOf(doc.folder, site), site);
  return resolved({
    kind: 'link',
    label: label ?? doc.sidebarLabel,
    href: doc.route,
    external: false,
    position,
    className,
    activeBasePath,
  });
}

function resolveDocSidebar(
  { sidebarId, label, position, className }: ItemOf<'docSidebar'>,
  { site, sidebars }: NavbarContext,
): ResolvedNavbar {
  const sidebar = sidebars.find(({ id, version }) => id === sidebarId && version === latestVersion(site));
  const link = sidebar && firstLink(sidebar.items);
  if (!link) {
    const known = site.docs.sidebars.map(({ id }) => id);
    const hint = known.includes(sidebarId)
      ? 'Add a page to the folder of this sidebar, or remove the item.'
      : `Use one of: ${known.join(', ')}.`;
    return failed(
      navbarIssue(`DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`, hint),
    );
  }
  const activeBasePath = sidebarBasePath(sidebarId, site);
  return resolved({
    kind: 'link',
    label: label ?? link.label,
    href: link.route,
    external: false,
    position,
    className,
    activeBasePath,
  });
}

function resolveLink({
  to,
  href,
  label,
  position,
  className,
  activeBasePath,
  activeBaseRegex,
}: ItemOf<'link'>): ResolvedNavbar {
  const target = to ?? href;
  invariant(target !== undefined, 'the schema of the navbar asks for "to" or "href"');
  return resolved({
    kind: 'link',
    label,
    href: target,
    external: to === undefined,
    position,
    className,
    activeBasePath,
    activeBaseRegex,
  });
}

function resolveAll(items: readonly NavbarItemConfig[], context: NavbarContext): ResolvedNavbar {
  const parts = items.map((item) => resolveItem(item, context));
  return { entries: parts.flatMap(({ entries }) => entries), issues: parts.flatMap(({ issues }) => issues) };
}

type VersionsOrLocales = ItemOf<'docsVersionDropdown'> | ItemOf<'localeDropdown'>;

function resolveMenu(
  { type, position, className, dropdownItemsBefore, dropdownItemsAfter }: VersionsOrLocales,
  context: NavbarContext,
): ResolvedNavbar {
  const before = resolveAll(dropdownItemsBefore, context);
  const after = resolveAll(dropdownItemsAfter, context);
  return {
    entries: [{ kind: type, position, className, before: before.entries, after: after.entries }],
    issues: [...before.issues, ...after.issues],
  };
}

function resolveDropdown(
  { label, items, position, className }: ItemOf<'dropdown'>,
  context: NavbarContext,
): ResolvedNavbar {
  const { entries, issues } = resolveAll(items, context);
  return { entries: [{ kind: 'dropdown', label, items: entries, position, className }], issues };
}

function resolveItem(item: NavbarItemConfig, context: NavbarContext): ResolvedNavbar {
  switch (item.type) {
    case 'link':
      return resolveLink(item);
    case 'html':
      return resolved({ kind: 'html', html: item.html, position: item.position, className: item.className });
    case 'doc':
      return resolveDoc(item, context);
    case 'docSidebar':
      return resolveDocSidebar(item, context);
    case 'docsVersion':
      return resolved({
        kind: 'docsVersion',
        label: item.label,
        to: item.to,
        position: item.position,
        className: item.className,
      });
    case 'docsVersionDropdown':
    case 'localeDropdown':
      return resolveMenu(item, context);
    case 'dropdown':
      return resolveDropdown(item, context);
  }
}

/** Takes the configured navbar and gives its entries with every id resolved to a route of the latest version; an item that leads nowhere is left out. */
export const resolveNavbar = (context: NavbarContext): readonly NavbarEntry[] =>
  resolveAll(context.site.navbar.items, context).entries;

/** Gives an issue for each item of the configured navbar that leads nowhere. */
export const checkNavbar = (context: NavbarContext): readonly ContentIssue[] =>
  resolveAll(context.site.navbar.items, context).issues;
