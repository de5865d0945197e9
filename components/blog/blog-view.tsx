import './blog-frame.css';
import type { ReactElement, ReactNode } from 'react';
import { PageHeader } from '@/components/docs/page-header';
import { Main } from '@/components/layout/main';
import { hrefTo } from '@/components/ui/href-to';
import { routes } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import type { BlogPageModel, PostPage } from '@/lib/site/types';
import { ArchiveView } from './archive-view';
import { BlogLinks } from './blog-links';
import { Pagination } from './pagination';
import { type Excerpts, PostList } from './post-list';
import { TagIndexView } from './tag-index-view';

type BlogViewProps = Readonly<{ page: Exclude<BlogPageModel, PostPage>; excerpts: Excerpts }>;

/** A page of the blog that is not a post: title, the parts of the blog and its feeds, and the list. */
export const BlogView = ({ page, excerpts }: BlogViewProps) => (
  <Main className="blog-frame">
    <PageHeader title={page.title} lead={page.description}>
      {noteOf(page)}
    </PageHeader>
    <BlogLinks route={page.route} />
    {listOf({ page, excerpts })}
  </Main>
);

function listOf({ page, excerpts }: BlogViewProps): ReactElement {
  switch (page.kind) {
    case 'archive':
      return <ArchiveView years={page.years} />;
    case 'tags':
      return <TagIndexView tags={page.tags} />;
    case 'list':
    case 'tag':
      return (
        <>
          <PostList posts={page.posts} excerpts={excerpts} />
          <Pagination {...page.pagination} />
        </>
      );
  }
}

/** Which page of the list this is; for a tag, also how many posts have it. */
function noteOf(page: BlogViewProps['page']): ReactNode {
  if (!('posts' in page)) return undefined;
  const { page: number, pages } = page.pagination;
  const place = strings.blog.page(number, pages);
  if (page.kind === 'list') return number > 1 && place;
  return (
    <>
      {strings.blog.posts(page.count)}
      {pages > 1 && `, ${place.toLowerCase()}`}
      {'. '}
      <a href={hrefTo(routes.tags)}>{strings.blog.allTags}</a>
    </>
  );
}
