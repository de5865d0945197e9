'use client';

import type { ReactNode } from 'react';
import { strings } from '@/lib/config/strings';
import type { ColorMode } from '../behavior/color-mode';
import { MobileMenu } from '../nav/mobile-menu.client';
import { NavbarItems } from '../nav/navbar-items.client';
import type { NavModel } from '../nav/nav-model';
import { SearchBox } from '../search/search-box';
import { ColorModeToggle } from './color-mode-toggle.client';
import { NavbarFrame } from './navbar-frame.client';
import styles from './navbar.module.css';

export type NavbarProps = Readonly<{
  nav: NavModel;
  /** Name of the site. */ title: string;
  /** The mode that the toggle starts from; left out where there is no toggle. */ defaultMode?: ColorMode;
  hidesOnScroll: boolean;
  brand: ReactNode;
  searchForm: ReactNode;
}>;

/** The sticky bar on top: logo, entries, controls. Further controls go beside the color mode toggle. */
export function Navbar({ nav, title, defaultMode, hidesOnScroll, brand, searchForm }: NavbarProps) {
  return (
    <NavbarFrame hidesOnScroll={hidesOnScroll} className={styles.navbar}>
      <div className={styles.navbarInner}>
        {brand}
        <nav className={styles.navbarEntries} aria-label={strings.nav.main}>
          <NavbarItems nav={nav} position="left" />
          <NavbarItems nav={nav} position="right" />
        </nav>
        <SearchBox form={searchForm} />
        <div className={styles.navbarControls}>
          {defaultMode && <ColorModeToggle defaultMode={defaultMode} />}
          <MobileMenu nav={nav} title={title} />
        </div>
      </div>
    </NavbarFrame>
  );
}
