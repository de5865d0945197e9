import { Icon } from '@/components/ui/icon';
import { markdownRoute, withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';
import styles from './page-actions.module.css';

/** Takes the page away as Markdown: a button that copies it (`installCopyPage`), and a link to it. */
export function PageActions({ route }: { readonly route: string }) {
  const twin = withBase(site.baseUrl, markdownRoute(route));
  return (
    <>
      <button type="button" className={styles.copy} data-copy-page={twin}>
        <Icon name="copy" />
        {strings.markdown.copy}
      </button>
      <a className={styles.view} href={twin} type="text/markdown">
        {strings.markdown.view}
      </a>
    </>
  );
}
