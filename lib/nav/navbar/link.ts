import type { NavbarKind } from './navbar-kind';

export const link: NavbarKind<'link'> = ({ type: kind, to, href, ...item }) => ({
  kind,
  ...item,
  // The schema asks for one of the two.
  href: to ?? href ?? '',
  external: to === undefined,
});
