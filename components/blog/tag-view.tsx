import { routes } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';
import type { TagPage } from '@/lib/site/types';
import { hrefTo } from '../ui/href-to';
import { BlogFrame } from './blog-frame';
import { Pagination } from './pagination';
import { PostList, type Excerpts } from './post-list';

/** The posts with one tag. */
export function TagView({ page, excerpts }: { readonly page: TagPage; readonly excerpts: Excerpts }) {
  const { tag, count, pagination } = page;
  return (
    <BlogFrame
      title={page.title}
      lead={tag.description}
      route={page.route}
      note={
        <>
          {strings.blog.posts(count)}
          {pagination.pages > 1 && `, ${strings.blog.page(pagination.page, pagination.pages).toLowerCase()}`}
          {'. '}
          <a href={hrefTo(routes.tags)}>{strings.blog.allTags}</a>
        </>
      }
    >
      <PostList posts={page.posts} excerpts={excerpts} />
      <Pagination {...pagination} />
    </BlogFrame>
  );
}
