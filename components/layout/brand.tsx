import { withBase } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import type { ShellModel } from '@/lib/site/types';
import { Logo } from '../ui/logo';

/** Logo and name of the site, which lead home. */
export function Brand({ title, baseUrl, logoHref }: Pick<ShellModel, 'title' | 'baseUrl' | 'logoHref'>) {
  return (
    <a className="brand" href={withBase(baseUrl, logoHref)} aria-label={strings.nav.home(title)}>
      <Logo />
      <span>{title}</span>
    </a>
  );
}
