import { strings } from '@/lib/config/strings';
import type { PostListPage } from '@/lib/site/types';
import { BlogFrame } from './blog-frame';
import { Pagination } from './pagination';
import { PostList, type Excerpts } from './post-list';

/** One page of the list of posts, newest first. */
export function ListView({ page, excerpts }: { readonly page: PostListPage; readonly excerpts: Excerpts }) {
  const { pagination } = page;
  const count = pagination.pages > 1 ? strings.blog.page(pagination.page, pagination.pages) : undefined;
  return (
    <BlogFrame
      title={page.title}
      lead={page.description}
      note={pagination.page > 1 ? count : undefined}
      route={page.route}
    >
      <PostList posts={page.posts} excerpts={excerpts} />
      <Pagination {...pagination} />
    </BlogFrame>
  );
}
