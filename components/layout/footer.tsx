import { strings } from '@/lib/config/strings';
import type { FooterGroupConfig, SiteConfig } from '@/lib/config/site-schema';
import { StaticHtml } from '../mdx/static-html.client';
import { hrefTo } from '../ui/href-to';
import { Icon } from '../ui/icon';
import { Logo } from '../ui/logo';

type FooterLink = FooterGroupConfig['links'][number];

/** The footer of every page: groups of links and the copyright line. */
export function Footer({ groups, copyright }: SiteConfig['footer']) {
  return (
    <footer className="footer">
      <div className="footer-inner">
        <nav className="footer-groups" aria-label={strings.footer.label}>
          {groups.map((group) => (
            <div key={group.title}>
              <h2 className="footer-title">{group.title}</h2>
              <ul className="footer-links">
                {group.links.map((link) => (
                  <li key={link.html ?? link.label}>
                    <Entry link={link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="footer-copyright">
          <Logo />
          {copyright}
        </p>
      </div>
    </footer>
  );
}

function Entry({ link }: { readonly link: FooterLink }) {
  if (link.html !== undefined) return <StaticHtml html={link.html} />;
  if (link.to !== undefined) return <a href={hrefTo(link.to)}>{link.label}</a>;
  return (
    <a href={link.href}>
      {link.label}
      <Icon name="external" label={strings.nav.external} />
    </a>
  );
}
