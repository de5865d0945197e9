import type { ReactNode } from 'react';
import { strings } from '@/lib/config/strings';
import type { VersionInfo } from '@/lib/site/types';

type PageHeaderProps = Readonly<{
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** Shown above the title if it is not the latest. */
  version?: VersionInfo;
  /** Small print under the lead. */
  children?: ReactNode;
}>;

/** The header of a page: title, lead and small print. */
export const PageHeader = ({ title, lead, version, children }: PageHeaderProps) => (
  <header className="page-header">
    {version && !version.isLatest && <p className="page-header-badge">{strings.docs.version(version.label)}</p>}
    <h1>{title}</h1>
    {lead && <p className="page-header-lead">{lead}</p>}
    {children && <div className="page-header-meta">{children}</div>}
  </header>
);
