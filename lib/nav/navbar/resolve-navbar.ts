import type { LocateInSite } from '../../config/site-locator';
import type { NavbarItemConfig } from '../../config/site-schema';
import { type ContentIssue, issueAt } from '../../errors/content-issue';
import type { NavbarEntry } from '../types';
import { docEntry, type ItemMistake, type NavbarSources, sidebarEntry } from './docs-link';

/** Resolves the items inside of a field. */
type ResolveInside = (field: string, items: readonly NavbarItemConfig[]) => readonly NavbarEntry[];

/** What the navbar shows of an item. */
function resolveItem(item: NavbarItemConfig, sources: NavbarSources, inside: ResolveInside): NavbarEntry | ItemMistake {
  switch (item.type) {
    case 'doc':
      return docEntry(item, sources);
    case 'docSidebar':
      return sidebarEntry(item, sources);
    case 'docsVersion': {
      const { type: kind, ...rest } = item;
      return { kind, ...rest };
    }
    case 'html': {
      const { type: kind, ...rest } = item;
      return { kind, ...rest };
    }
    case 'link': {
      const { type: kind, to, href, ...rest } = item;
      // The schema asks for one of the two.
      return { kind, ...rest, href: to ?? href ?? '', external: to === undefined };
    }
    case 'dropdown': {
      const { type: kind, items, ...rest } = item;
      return { kind, ...rest, items: inside('items', items) };
    }
    // The browser adds the entries of these two, between those that the site gives.
    case 'docsVersionDropdown':
    case 'localeDropdown': {
      const { type: kind, dropdownItemsBefore, dropdownItemsAfter, ...rest } = item;
      const before = inside('dropdownItemsBefore', dropdownItemsBefore);
      return { kind, ...rest, before, after: inside('dropdownItemsAfter', dropdownItemsAfter) };
    }
  }
}

/** The configured navbar with every id resolved to a route of the latest version; an item that leads nowhere is an issue and left out. */
export function resolveNavbar(
  sources: NavbarSources,
  locate: LocateInSite,
): { readonly entries: readonly NavbarEntry[]; readonly issues: readonly ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const resolveAll = (items: readonly NavbarItemConfig[], path: readonly PropertyKey[]): NavbarEntry[] =>
    items.flatMap((item, index) => {
      const place = [...path, index];
      const found = resolveItem(item, sources, (field, inside) => resolveAll(inside, [...place, field]));
      if ('kind' in found) return found;
      const { field, message, hint } = found;
      issues.push(issueAt(locate([...place, field], 'value'), { rule: 'navbar', message, hint }));
      return [];
    });
  return { entries: resolveAll(sources.site.navbar.items, ['navbar', 'items']), issues };
}
