import { Fragment } from 'react';
import { withBase } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import type { ShellModel } from '@/lib/site/types';
import { Logo } from '../ui/logo';

/** Logo and name of the site, which lead home; the name breaks between its words, where it has no room. */
export function Brand({ title, baseUrl, logoHref }: Pick<ShellModel, 'title' | 'baseUrl' | 'logoHref'>) {
  return (
    <a className="brand" href={withBase(baseUrl, logoHref)} aria-label={strings.nav.home(title)}>
      <Logo />
      <span>
        {title.split(/(?<=[a-z])(?=[A-Z])/).map((word, place) => (
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
      </span>
    </a>
  );
}
