import type { ReactNode } from 'react';
import type { ShellModel } from '@/lib/site/types';
import { navModel } from '../nav/nav-model';
import { SearchForm } from '../search/search-form';
import { AnnouncementBar } from './announcement-bar';
import { Brand } from './brand';
import { Footer } from './footer';
import { ShellFrame } from './shell-frame.client';

type SiteShellProps = Readonly<{ model: ShellModel; children: ReactNode }>;

/** The frame around every page; the page itself brings its `<main>` (see `Main`). */
export function SiteShell({ model, children }: SiteShellProps) {
  const { title, baseUrl, logoHref, colorMode, announcementBar } = model;
  return (
    <ShellFrame
      navbar={{
        nav: navModel(model),
        title,
        defaultMode: colorMode.disableSwitch ? undefined : colorMode.default,
        hidesOnScroll: model.hideNavbarOnScroll,
        brand: <Brand title={title} baseUrl={baseUrl} logoHref={logoHref} />,
        searchForm: <SearchForm baseUrl={baseUrl} />,
      }}
      announcement={announcementBar && <AnnouncementBar bar={announcementBar} />}
      footer={<Footer model={model} />}
    >
      {children}
    </ShellFrame>
  );
}
