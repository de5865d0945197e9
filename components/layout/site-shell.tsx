import type { ReactNode } from 'react';
import { frameIds } from '@/lib/config/frame-ids';
import { strings } from '@/lib/config/strings';
import type { ShellModel } from '@/lib/site/types';
import { SiteMenu } from '../nav/site-menu.client';
import { Navigation } from '../navigation/navigation.client';
import { AnnouncementBar } from './announcement-bar';
import { Footer } from './footer';
import { Navbar } from './navbar';

type SiteShellProps = Readonly<{ model: ShellModel; children: ReactNode }>;

/** The frame around every page; the page itself brings its `<main>` (see `Main`). */
export function SiteShell({ model, children }: SiteShellProps) {
  // Stands in the data of every page, which needs no more of the site's values.
  const { navbar, locales, locale } = model;
  const nav = { navbar, locales, locale };
  return (
    <>
      {/* First of what can take the focus: leads past the navigation. */}
      <a className="skip-link" href={`#${frameIds.main}`}>
        {strings.nav.skip}
      </a>
      {model.announcementBar && <AnnouncementBar bar={model.announcementBar} />}
      <Navbar nav={nav} model={model} />
      <div className="site-shell-content">
        <SiteMenu nav={nav} title={model.title} />
        {children}
      </div>
      <Footer {...model.footer} />
      <Navigation />
    </>
  );
}
