import { docRoute } from '../config/routes';
import type { NavbarItemConfig, SiteConfig } from '../config/site-schema';
import { type ContentIssue, issueAt, type LocateInFile } from '../errors/content-issue';
import { suggestName } from '../errors/nearest-name';
import { sidebarLinks } from './build-sidebars';
import { sidebarFolder, sidebarOf } from './sidebar-of';
import type { NavbarEntry, NavbarItemOf, NavSource, Sidebar } from './types';

type NavbarSources = NavSource & Readonly<{ sidebars: readonly Sidebar[] }>;

/** Everything needed to resolve an item. */
type ItemContext = NavbarSources &
  Readonly<{
    /** Reports a mistake in a field of the item, which is then left out. */
    fail: (field: string, message: string, hint: string) => undefined;
    resolveInside: (field: string, items: readonly NavbarItemConfig[]) => readonly NavbarEntry[];
  }>;

/** The version that doc and sidebar items lead to, except on pages of another one. */
const latestVersion = ({ docs }: SiteConfig): string => docs.versions[0]?.name ?? '';

/** A link into the docs of the latest version; on pages of another version, it leads to the same page in that version. It counts as current on every page of the sidebar. */
function linkIntoDocs(
  { label, position, className }: NavbarItemOf<'doc' | 'docSidebar'>,
  target: Readonly<{ label: string; route: string; sidebarId: string | undefined }>,
  { docs }: SiteConfig,
): NavbarEntry {
  const folder = docs.sidebars.find(({ id }) => id === target.sidebarId)?.folder ?? '';
  return {
    type: 'link',
    label: label ?? target.label,
    to: target.route,
    versioned: true,
    position,
    className,
    activeBasePath: docRoute(docs.versions[0]?.path ?? '', sidebarFolder(folder)),
  };
}

function resolveDoc(item: NavbarItemOf<'doc'>, { site, content, fail }: ItemContext): NavbarEntry | undefined {
  const { docId } = item;
  const docs = content.docs.filter(({ version }) => version === latestVersion(site));
  const target = docs.find(({ id }) => id === docId);
  if (!target) {
    const ids = docs.map(({ id }) => id);
    const hint = suggestName(docId, ids, 'Give the id of a doc, such as "getting-started/installation".');
    return fail('docId', `DocNavbarItem: there is no doc with the id "${docId}".`, hint);
  }
  if (target.draft)
    return fail(
      'docId',
      `DocNavbarItem: the doc "${docId}" is a draft, which readers do not get.`,
      'Delete "draft: true" in the front matter of that doc, or remove the item.',
    );
  const { sidebarLabel, route, folder } = target;
  return linkIntoDocs(item, { label: sidebarLabel, route, sidebarId: sidebarOf(folder, site) }, site);
}

function resolveSidebar(
  item: NavbarItemOf<'docSidebar'>,
  { site, sidebars, fail }: ItemContext,
): NavbarEntry | undefined {
  const { sidebarId } = item;
  const sidebar = sidebars.find(({ id, version }) => id === sidebarId && version === latestVersion(site));
  const [target] = sidebarLinks(sidebar?.items ?? []);
  if (!target) {
    const known = site.docs.sidebars.map(({ id }) => id);
    const hint = known.includes(sidebarId)
      ? 'Add a page to the folder of this sidebar, or remove the item.'
      : `Use one of: ${known.join(', ')}.`;
    const message = `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`;
    return fail('sidebarId', message, hint);
  }
  return linkIntoDocs(item, { ...target, sidebarId }, site);
}

function resolveItem(item: NavbarItemConfig, context: ItemContext): NavbarEntry | undefined {
  const { resolveInside } = context;
  switch (item.type) {
    case 'doc':
      return resolveDoc(item, context);
    case 'docSidebar':
      return resolveSidebar(item, context);
    case 'dropdown':
      return { ...item, items: resolveInside('items', item.items) };
    case 'docsVersionDropdown':
    case 'localeDropdown':
      // The browser adds the menu's own entries, between those that the site gives.
      return {
        ...item,
        dropdownItemsBefore: resolveInside('dropdownItemsBefore', item.dropdownItemsBefore),
        dropdownItemsAfter: resolveInside('dropdownItemsAfter', item.dropdownItemsAfter),
      };
    default:
      return item;
  }
}

/** The configured navbar with every id resolved to a route of the latest version; an item that leads nowhere is an issue and left out. */
export function resolveNavbar(sources: NavbarSources, locate: LocateInFile) {
  const issues: ContentIssue[] = [];
  const resolveAll = (items: readonly NavbarItemConfig[], path: readonly PropertyKey[]): NavbarEntry[] =>
    items.flatMap((item, index) => {
      const context: ItemContext = {
        ...sources,
        fail: (field, message, hint) => {
          issues.push(issueAt(locate([...path, index, field], 'value'), { rule: 'navbar', message, hint }));
          return undefined;
        },
        resolveInside: (field, inside) => resolveAll(inside, [...path, index, field]),
      };
      return resolveItem(item, context) ?? [];
    });
  return { entries: resolveAll(sources.site.navbar.items, ['navbar', 'items']), issues };
}
