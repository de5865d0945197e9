import type { LocateInSite } from '../../config/site-locator';
import type { NavbarItemConfig } from '../../config/site-schema';
import { type ContentIssue, issueAt } from '../../errors/content-issue';
import type { NavbarEntry } from '../types';
import { doc } from './doc';
import { docSidebar } from './doc-sidebar';
import { docsVersion } from './docs-version';
import { dropdown } from './dropdown';
import { html } from './html';
import { link } from './link';
import { menuAround } from './menu-around';
import type { ItemContext, NavbarKind, NavbarSources } from './navbar-kind';

/** Every kind of item that the configuration may name. */
const kinds: { readonly [Type in NavbarItemConfig['type']]: NavbarKind<Type> } = {
  link,
  html,
  doc,
  docSidebar,
  docsVersion,
  docsVersionDropdown: menuAround,
  localeDropdown: menuAround,
  dropdown,
};

/** The configured navbar with every id resolved to a route of the latest version; an item that leads nowhere is an issue and left out. */
export function resolveNavbar(
  sources: NavbarSources,
  locate: LocateInSite,
): { readonly entries: readonly NavbarEntry[]; readonly issues: readonly ContentIssue[] } {
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
      const resolve = kinds[item.type] as NavbarKind;
      return resolve(item, context) ?? [];
    });
  return { entries: resolveAll(sources.site.navbar.items, ['navbar', 'items']), issues };
}
