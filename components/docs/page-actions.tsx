import type { ComponentProps } from 'react';
import { hrefTo } from '@/components/ui/href-to';
import { markdownRoute, schemaRoute } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';

type PageActionsProps = Readonly<{
  title: string;
  route: string;
  /** Route of the print page of the section; left out if the page is in no section. */
  printRoute?: string;
  editUrl: string | null;
}>;

/** Address of the schemas of the release. */
const schemasAddress = site.url + hrefTo(schemaRoute(site.toolkit.version, ''));

/** What can be done with a page besides reading it, in a menu that `behavior/dropdowns` closes. */
export function PageActions({ title, route, printRoute, editUrl }: PageActionsProps) {
  const words = strings.pageActions;
  const markdownAddress = hrefTo(markdownRoute(route));
  return (
    <details className="dropdown page-actions" data-dropdown="">
      <summary>{words.title}</summary>
      <ul className="dropdown-list" data-position="right">
        <li className="needs-script">
          <button type="button" className="dropdown-link" data-copy-page={markdownAddress}>
            {words.copy}
          </button>
        </li>
        <Action href={markdownAddress} label={words.view} type="text/markdown" />
        {printRoute !== undefined && <Action href={hrefTo(printRoute)} label={strings.print.link} />}
        {editUrl !== null && <Action href={editUrl} label={strings.docs.edit} />}
        <Action href={reportUrl(title, route)} label={words.report} data-report="" />
        <li className="needs-script">
          <button type="button" className="dropdown-link" data-copy-report="">
            {words.copyReport}
          </button>
        </li>
        {/* `behavior/schema-line` shows it if the page has manifests, even before hydration. */}
        <li hidden suppressHydrationWarning>
          <label className="dropdown-link">
            <input type="checkbox" data-schema-line={schemasAddress} autoComplete="off" /> {words.schemaLine}
          </label>
        </li>
      </ul>
    </details>
  );
}

const Action = ({ label, ...link }: { readonly label: string } & ComponentProps<'a'>) => (
  <li>
    <a className="dropdown-link" {...link}>
      {label}
    </a>
  </li>
);

/** Address of a new issue in the toolkit's repository that already names the page and its release. */
function reportUrl(title: string, route: string): string {
  const { repository, version } = site.toolkit;
  const address = site.url + hrefTo(route);
  const query = new URLSearchParams({
    title: strings.pageActions.reportTitle(title),
    body: strings.pageActions.reportText(address, version),
  });
  return `${repository}/issues/new?${query}`;
}
