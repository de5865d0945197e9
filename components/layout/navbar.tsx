import { frameIds } from '@/lib/config/frame-ids';
import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';
import { StaticHtml } from '../mdx/static-html.client';
import { NavbarItems } from '../nav/navbar-items.client';
import { boxMarkup } from '../search/search-markup';
import { Icon } from '../ui/icon';
import { Brand } from './brand';
import { ColorModeToggle } from './color-mode-toggle';

/** The sticky bar on top: logo, entries, controls. Further controls go beside the color mode toggle. */
export function Navbar() {
  const { title, colorMode, navbar } = site;
  return (
    <header className="navbar" data-hides={navbar.hideOnScroll || undefined}>
      <div className="navbar-inner">
        <Brand title={title} />
        <nav className="navbar-entries" aria-label={strings.nav.main}>
          <NavbarItems position="left" />
          <NavbarItems position="right" />
        </nav>
        {/* Plain markup, to which `start-search.ts` attaches the search in the browser; React leaves it alone. */}
        <div className="site-search" data-search suppressHydrationWarning>
          <StaticHtml html={boxMarkup} />
        </div>
        <div className="navbar-controls">
          {!colorMode.disableSwitch && <ColorModeToggle />}
          <button
            type="button"
            className="icon-button navbar-menu"
            aria-label={strings.mobileMenu.open}
            aria-haspopup="dialog"
            popoverTarget={frameIds.menu}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}
