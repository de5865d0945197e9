import type { ReactNode } from 'react';
import { strings } from '@/lib/config/strings';
import { PageDate } from './page-date';

type PageFooterProps = Readonly<{
  editUrl: string | null;
  lastUpdated?: string;
  /** The page's tags. */
  children: ReactNode;
}>;

/** The footer of an article: tags, a link to edit it, and the date of its last change. */
export const PageFooter = ({ editUrl, lastUpdated, children }: PageFooterProps) => (
  <footer className="page-footer">
    <div className="page-footer-more">{children}</div>
    {editUrl !== null && (
      <a className="page-footer-edit" href={editUrl}>
        {strings.docs.edit}
      </a>
    )}
    {lastUpdated !== undefined && (
      <p className="page-footer-updated">
        {strings.docs.lastUpdated} <PageDate date={lastUpdated} />
      </p>
    )}
  </footer>
);
