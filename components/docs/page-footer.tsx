import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { strings } from '@/lib/config/strings';
import { PageDate } from './page-date';
import styles from './page-footer.module.css';

export type PageFooterProps = Readonly<{
  editUrl: string | null;
  lastUpdated?: string;
  /** The page's tags. */
  children?: ReactNode;
}>;

/** The foot of an article: tags, the way to edit it, and when it changed last. */
export function PageFooter({ editUrl, lastUpdated, children }: PageFooterProps) {
  if (editUrl === null && lastUpdated === undefined && !children) return null;
  return (
    <footer className={styles.pageFooter}>
      {children && <div className={styles.more}>{children}</div>}
      {editUrl !== null && (
        <a className={styles.edit} href={editUrl}>
          <Icon name="edit" />
          {strings.docs.edit}
        </a>
      )}
      {lastUpdated !== undefined && (
        <p className={styles.updated}>
          {strings.docs.lastUpdated} <PageDate date={lastUpdated} />
        </p>
      )}
    </footer>
  );
}
