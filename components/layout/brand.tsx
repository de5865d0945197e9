import { Fragment } from 'react';
import { routes } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import { hrefTo } from '../ui/href-to';
import { Logo } from '../ui/logo';

/** Logo and name of the site, linked to the home page; if there is no room, the name breaks between its words. */
export function Brand({ title }: { readonly title: string }) {
  return (
    <a className="brand" href={hrefTo(routes.home)} aria-label={strings.nav.home(title)}>
      <Logo />
      <span translate="no">
        {title.split(/(?<=[a-z])(?=[A-Z])/).map((word, index) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
      </span>
    </a>
  );
}
