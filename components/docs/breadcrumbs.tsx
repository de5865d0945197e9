import { hrefTo } from '@/components/ui/href-to';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import type { DocsPageModel } from '@/lib/site/types';

type BreadcrumbsProps = Pick<DocsPageModel, 'breadcrumbs' | 'route'>;

/** The path from the home page to this one; the last entry is the page itself. */
export const Breadcrumbs = ({ breadcrumbs, route }: BreadcrumbsProps) => (
  <nav className="breadcrumbs" aria-label={strings.docs.breadcrumbs}>
    <ol>
      <li>
        <a href={hrefTo(routes.home)}>
          <Icon name="home" />
          <span className="visually-hidden">{strings.docs.home}</span>
        </a>
      </li>
      {breadcrumbs
        .filter((crumb) => crumb.route !== routes.home)
        .map((crumb) => (
          <li key={`${crumb.label} ${crumb.route ?? ''}`}>
            <Crumb {...crumb} current={route} />
          </li>
        ))}
    </ol>
  </nav>
);

function Crumb({ label, route, current }: BreadcrumbsProps['breadcrumbs'][number] & { readonly current: string }) {
  if (route === current) return <span aria-current="page">{label}</span>;
  return route === undefined ? <span>{label}</span> : <a href={hrefTo(route)}>{label}</a>;
}
