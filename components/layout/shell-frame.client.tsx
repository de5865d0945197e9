'use client';

import type { ReactNode } from 'react';
import { MobileMenuProvider } from '../nav/mobile-menu-context.client';
import { Behaviors } from './behaviors.client';
import { Navbar, type NavbarProps } from './navbar.client';
import styles from './site-shell.module.css';
import { SkipLink } from './skip-link';

type ShellFrameProps = Readonly<{
  navbar: NavbarProps;
  announcement: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}>;

/** What acts in the browser around every page, in one piece: each piece would stand in the data of every page. */
export function ShellFrame({ navbar, announcement, footer, children }: ShellFrameProps) {
  return (
    <MobileMenuProvider>
      <SkipLink />
      {announcement}
      <Navbar {...navbar} />
      <div className={styles.siteShellContent}>{children}</div>
      {footer}
      <Behaviors baseUrl={navbar.nav.baseUrl} />
    </MobileMenuProvider>
  );
}
