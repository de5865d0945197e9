import type { NavbarKind } from './navbar-kind';

export const html: NavbarKind<'html'> = ({ type: kind, ...item }) => ({ kind, ...item });
