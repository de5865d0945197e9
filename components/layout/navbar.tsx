import { withBase } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import type { NavbarEntry, ShellModel } from '@/lib/site/types';
import { MobileMenu } from '../nav/mobile-menu.client';
import { NavbarItems } from '../nav/navbar-items.client';
import type { NavModel } from '../nav/use-nav-nodes.client';
import { SearchBox } from '../search/search-box';
import { Logo } from '../ui/logo';
import { StaticPart } from '../ui/static-part.client';
import { ColorModeToggle } from './color-mode-toggle.client';
import { NavbarFrame } from './navbar-frame.client';
import styles from './navbar.module.css';

/** The sticky bar on top: logo, entries, controls. Further controls go beside the color mode toggle. */
export function Navbar({ model }: { readonly model: ShellModel }) {
  const nav = navModel(model);
  return (
    <NavbarFrame hidesOnScroll={model.hideNavbarOnScroll} className={styles.navbar}>
      <div className={styles.navbarInner}>
        <StaticPart name="brand">
          <a
            className={styles.brand}
            href={withBase(model.baseUrl, model.logoHref)}
            aria-label={strings.nav.home(model.title)}
          >
            <Logo />
            <span>{model.title}</span>
          </a>
        </StaticPart>
        <nav className={styles.navbarEntries} aria-label={strings.nav.main}>
          <NavbarItems nav={nav} position="left" />
          <NavbarItems nav={nav} position="right" />
        </nav>
        <SearchBox baseUrl={model.baseUrl} />
        <div className={styles.navbarControls}>
          {!model.colorMode.disableSwitch && <ColorModeToggle defaultMode={model.colorMode.default} />}
          <MobileMenu nav={nav} title={model.title} />
        </div>
      </div>
    </NavbarFrame>
  );
}

const usesVersions = (entries: readonly NavbarEntry[]): boolean =>
  entries.some(
    (entry) => entry.kind.startsWith('docsVersion') || (entry.kind === 'dropdown' && usesVersions(entry.items)),
  );

/** Gives what the browser needs; the map of versions lists every route, so it stays out of each page's data where no entry reads it. */
function navModel({ baseUrl, navbar, versions, locales, locale }: ShellModel): NavModel {
  return { baseUrl, navbar, versions: usesVersions(navbar) ? versions : [], locales, locale };
}
