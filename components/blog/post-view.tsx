import '../docs/centered-frame.css';
import { ArticleText } from '@/components/docs/article-text';
import type { ArticleProps } from '@/components/docs/doc-view';
import { PageActions } from '@/components/docs/page-actions';
import { PageFooter } from '@/components/docs/page-footer';
import { PageFrame } from '@/components/docs/page-frame';
import { PageHeader } from '@/components/docs/page-header';
import { PageNotices } from '@/components/docs/page-notices';
import { Pager } from '@/components/docs/pager';
import { TagLabels } from '@/components/docs/tag-labels';
import { Main } from '@/components/layout/main';
import { hrefTo } from '@/components/ui/href-to';
import { routes } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import type { PostPage } from '@/lib/site/types';
import { Feeds } from './blog-links';
import { PostFacts } from './post-facts';

/** A post: its header, text and footer, and links to the posts before and after it. */
export const PostView = ({ page, toc, variables, children }: ArticleProps<PostPage>) => (
  <Main>
    <PageFrame toc={toc} className="centered-frame">
      <div className="page-top">
        <p className="breadcrumbs">
          <a href={hrefTo(routes.blog)}>{site.blog.title}</a>
        </p>
        <PageActions {...page} />
      </div>
      <PageNotices page={page} />
      <article>
        {!page.hideTitle && (
          <PageHeader title={page.title} lead={page.description}>
            <PostFacts {...page} />
          </PageHeader>
        )}
        <ArticleText toc={toc} variables={variables}>
          {children}
        </ArticleText>
      </article>
      <PageFooter editUrl={page.editUrl} lastUpdated={page.lastUpdated}>
        <TagLabels tags={page.tags} areLinks />
        <Feeds />
      </PageFooter>
      <Pager of="blog" before={page.newer} after={page.older} />
    </PageFrame>
  </Main>
);
