import type { ReactNode } from 'react';
import type { ShellModel } from '@/lib/site/types';
import { MobileMenuProvider } from '../nav/mobile-menu-context.client';
import { AnnouncementBar } from './announcement-bar';
import { Behaviors } from './behaviors.client';
import { Footer } from './footer';
import { Navbar } from './navbar';
import styles from './site-shell.module.css';
import { SkipLink } from './skip-link';

type SiteShellProps = Readonly<{ model: ShellModel; children: ReactNode }>;

/** The frame around every page; the page itself brings its `<main>` (see `Main`). */
export function SiteShell({ model, children }: SiteShellProps) {
  return (
    <MobileMenuProvider>
      <SkipLink />
      {model.announcementBar && <AnnouncementBar bar={model.announcementBar} />}
      <Navbar model={model} />
      <div className={styles.siteShellContent}>{children}</div>
      <Footer model={model} />
      <Behaviors baseUrl={model.baseUrl} />
    </MobileMenuProvider>
  );
}
