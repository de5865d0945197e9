'use client';

import { usePathname } from 'next/navigation';
import { sidebars } from '@/.generated/sidebars';
import { versions } from '@/.generated/versions';
import { frameIds } from '@/lib/config/frame-ids';
import { normalizeRoute } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import { findSidebar } from '../docs/find-sidebar';
import { Sidebar } from '../docs/sidebar.client';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';
import { NavItems } from './nav-items';
import { useNavNodes } from './use-nav-nodes.client';

/**
 * The docs' pages, beside the text from desktop width on; below it, together with the navbar's entries, they are the phone's menu:
 * a popover, which the browser opens without any script (`behavior/menu` adds what browsers lack).
 */
export function SiteMenu({ title }: { readonly title: string }) {
  const route = normalizeRoute(usePathname());
  const sidebar = findSidebar({ sidebars, versions, route });
  return (
    <div id={frameIds.menu} popover="auto" className="site-menu" data-docs={sidebar && ''}>
      <div className="site-menu-head">
        <Logo />
        <span className="brand site-menu-title">
          <span translate="no">{title}</span>
        </span>
        <button
          type="button"
          className="icon-button site-menu-close"
          aria-label={strings.mobileMenu.close}
          popoverTarget={frameIds.menu}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      {sidebar && (
        <>
          <button type="button" className="site-menu-back" data-menu-back="">
            <Icon name="arrow-left" />
            {strings.mobileMenu.back}
          </button>
          <div className="site-menu-docs" data-sidebar="">
            <Sidebar key={`${sidebar.version}/${sidebar.id}`} items={sidebar.items} route={route} />
          </div>
        </>
      )}
      <div className="site-menu-main">
        <nav className="menu-items" aria-label={strings.mobileMenu.main}>
          <NavItems nodes={useNavNodes()} variant="menu" />
        </nav>
      </div>
    </div>
  );
}
