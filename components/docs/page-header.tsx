import type { ReactNode } from 'react';

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
    <header className="page-header">
      {badge !== undefined && <p className="page-header-badge">{badge}</p>}
      <h1>{title}</h1>
      {lead && <p className="page-header-lead">{lead}</p>}
      {children && <div className="page-header-meta">{children}</div>}
    </header>
  );
}
