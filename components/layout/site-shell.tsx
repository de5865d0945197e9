import type { ReactNode } from 'react';
import { frameIds } from '@/lib/config/frame-ids';
import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';
import { SiteMenu } from '../nav/site-menu.client';
import { Navigation } from '../navigation/navigation.client';
import { AnnouncementBar } from './announcement-bar';
import { Footer } from './footer';
import { Navbar } from './navbar';

/** The frame around every page; the page itself contains its `<main>` (see `Main`). */
export function SiteShell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {/* The first focusable element, to skip the navigation. */}
      <a className="skip-link" href={`#${frameIds.main}`}>
        {strings.nav.skip}
      </a>
      {site.announcementBar && <AnnouncementBar bar={site.announcementBar} />}
      <Navbar />
      <div className="site-shell-content">
        <SiteMenu title={site.title} />
        {children}
      </div>
      <Footer {...site.footer} />
      <Navigation />
    </>
  );
}
