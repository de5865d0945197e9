import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export type PageHeaderProps = Readonly<{
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** A word beside the title, such as the docs version. */
  badge?: string;
  /** Small print under the lead. */
  children?: ReactNode;
}>;

/** The head of a page: its title, what it gives the reader, and small print. */
export function PageHeader({ title, lead, badge, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {badge !== undefined && <p className={styles.badge}>{badge}</p>}
      <h1>{title}</h1>
      {lead && <p className={styles.pageHeaderLead}>{lead}</p>}
      {children && <div className={styles.meta}>{children}</div>}
    </header>
  );
}
