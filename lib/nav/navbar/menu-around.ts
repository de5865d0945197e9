import type { NavbarEntry } from '../types';
import type { ItemContext, ItemOf } from './navbar-kind';

type MenuItem = ItemOf<'docsVersionDropdown' | 'localeDropdown'>;

/** A menu whose own entries the browser adds, between those that the site gives. */
export const menuAround = (item: MenuItem, { resolveInside }: ItemContext): NavbarEntry => ({
  kind: item.type,
  position: item.position,
  className: item.className,
  before: resolveInside('dropdownItemsBefore', item.dropdownItemsBefore),
  after: resolveInside('dropdownItemsAfter', item.dropdownItemsAfter),
});
