import { strings } from '@/lib/config/strings';
import { Icon } from '../ui/icon';
import type { NavLink } from './nav-node';

/** A link of the navbar or one of its menus. */
export function NavAnchor({ link, className }: { readonly link: NavLink; readonly className: string }) {
  const { label, href, external, current, lang, version } = link;
  return (
    <a
      className={`${className} ${link.className ?? ''}`.trim()}
      href={href}
      aria-current={current}
      lang={lang}
      hrefLang={lang}
      data-locale={lang}
      data-version={version}
    >
      {label}
      {external && <Icon name="external" label={strings.nav.external} />}
    </a>
  );
}
