import { Icon } from '@/components/ui/icon';
import { markdownRoute, withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';
import styles from './page-actions.module.css';

type PageActionsProps = Readonly<{
  route: string;
  /** The page that prints the section; left out where the page stands in none. */
  printRoute?: string;
}>;

/** Takes the page away as Markdown: a button that copies it (`installCopyPage`), and a link to it; and its section on paper. */
export function PageActions({ route, printRoute }: PageActionsProps) {
  const twin = withBase(site.baseUrl, markdownRoute(route));
  return (
    <>
      <button type="button" className={styles.pageActionsCopy} data-copy-page={twin}>
        <Icon name="copy" />
        {strings.markdown.copy}
      </button>
      <a className={styles.view} href={twin} type="text/markdown">
        {strings.markdown.view}
      </a>
      {printRoute !== undefined && <PrintLink route={printRoute} />}
    </>
  );
}

/** Leads to the page that prints a section. */
export function PrintLink({ route }: { readonly route: string }) {
  return (
    <a className={styles.view} href={withBase(site.baseUrl, route)}>
      {strings.print.link}
    </a>
  );
}
