import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';
import type { DocPage } from '@/lib/site/types';
import { ArticleText, type ArticleTextProps } from './article-text';
import { Breadcrumbs } from './breadcrumbs';
import { FactBox } from './fact-box';
import { PageActions } from './page-actions';
import { PageFooter } from './page-footer';
import { PageFrame } from './page-frame';
import { PageHeader } from './page-header';
import { PageNotices } from './page-notices';
import { Pager } from './pager';
import { TagLabels } from './tag-labels';

/** A page made from a file, and its text. */
export type ArticleProps<Page> = ArticleTextProps & Readonly<{ page: Page }>;

/** A docs page made from a file: its breadcrumbs, header, text, footer and neighbors. */
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
      <ArticleText toc={toc} variables={variables}>
        {children}
      </ArticleText>
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
  // Enough letters to name a commit in a repository of any size; more would lengthen each page.
  const name = commit.slice(0, 12);
  return (
    <p>
      {strings.docs.verified} {strings.docs.toolkit(version)}, {strings.docs.commit}{' '}
      <a href={`${repository}/tree/${name}`}>{name}</a>
    </p>
  );
}
