import type { ReactNode } from 'react';
import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';
import type { TocEntry } from '@/lib/mdx/types';
import type { DocPage } from '@/lib/site/types';
import { Breadcrumbs } from './breadcrumbs';
import { FactBox } from './fact-box';
import { PageActions } from './page-actions';
import { PageFooter } from './page-footer';
import { PageFrame } from './page-frame';
import { PageHeader } from './page-header';
import { PageNotices } from './page-notices';
import { Pager } from './pager';
import { ReaderVariables } from './reader-variables';
import { TagLabels } from './tag-labels';
import { TocDetails } from './toc';

/** A page made from a file, and its text. */
export type ArticleProps<Page> = Readonly<{
  page: Page;
  toc: readonly TocEntry[];
  /** Names of the reader variables in the page's code. */
  variables: readonly string[];
  children: ReactNode;
}>;

/** A docs page made from a file: the way to it, its head, its text, its foot and its neighbors. */
export const DocView = ({ page, toc, variables, children }: ArticleProps<DocPage>) => (
  <PageFrame toc={toc}>
    <div className="page-top">
      <Breadcrumbs breadcrumbs={page.breadcrumbs} route={page.route} />
      <PageActions {...page} />
    </div>
    <PageNotices page={page} />
    <article>
      {!page.hideTitle && <PageHeader title={page.title} lead={page.description} version={page.version} />}
      {page.integration && <FactBox integration={page.integration} />}
      <TocDetails toc={toc} />
      <div className="prose article-text">{children}</div>
      <ReaderVariables names={variables} />
    </article>
    <PageFooter editUrl={page.editUrl} lastUpdated={page.lastUpdated}>
      <TagLabels tags={page.tags} />
      {isVerified(page) && <VerifiedAgainst />}
    </PageFooter>
    <Pager of="docs" before={page.prev} after={page.next} />
  </PageFrame>
);

/** Pages whose facts come from the toolkit's code: scanners, hooks and the API. */
const isVerified = ({ integration, route }: DocPage): boolean =>
  integration !== undefined || route.split('/').includes('api');

/** The toolkit release that a page's facts were checked against. */
function VerifiedAgainst() {
  const { version, commit, repository } = site.toolkit;
  // As many letters as name a commit in a repository of any size; each page carries them.
  const name = commit.slice(0, 12);
  return (
    <p>
      {strings.docs.verified} {strings.docs.toolkit(version)}, {strings.docs.commit}{' '}
      <a href={`${repository}/tree/${name}`}>{name}</a>
    </p>
  );
}
