import type { ReactNode } from 'react';
import { hrefTo } from '@/components/ui/href-to';
import { Icon } from '@/components/ui/icon';
import { strings } from '@/lib/config/strings';
import type { DocsPageModel } from '@/lib/site/types';

type PageNoticesProps = Readonly<{
  page: Pick<DocsPageModel, 'draft' | 'unlisted'> & Partial<Pick<DocsPageModel, 'version'>>;
}>;

/** What a reader must know before trusting a page: an old version, a draft, a page that is not listed anywhere. */
export const PageNotices = ({ page: { version, draft, unlisted } }: PageNoticesProps) => (
  <>
    {version && !version.isLatest && (
      <Notice>
        {strings.docs.versionBanner[version.banner](version.label)}{' '}
        <a href={hrefTo(version.latestRoute)}>{strings.docs.latestVersion}</a>
      </Notice>
    )}
    {draft && <Notice>{strings.docs.draft}</Notice>}
    {unlisted && <Notice>{strings.docs.unlisted}</Notice>}
  </>
);

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <div className="page-notices-notice">
    <Icon name="warning" />
    <p>{children}</p>
  </div>
);
