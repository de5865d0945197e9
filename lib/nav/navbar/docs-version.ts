import type { NavbarKind } from './navbar-kind';

export const docsVersion: NavbarKind<'docsVersion'> = ({ type: kind, ...item }) => ({ kind, ...item });
