import type { NavbarKind } from './navbar-kind';

export const dropdown: NavbarKind<'dropdown'> = ({ type: kind, items, ...item }, { resolveInside }) => ({
  kind,
  ...item,
  items: resolveInside('items', items),
});
