import type { BlogPageModel, PostPage } from '@/lib/site/types';
import { ArchiveView } from './archive-view';
import { ListView } from './list-view';
import { TagIndexView } from './tag-index-view';
import { TagView } from './tag-view';

export type BlogViewProps = Readonly<{
  page: Exclude<BlogPageModel, PostPage>;
  /** Markup of the excerpt by the post's file; empty where the author marked none. */
  excerpts: ReadonlyMap<string, string>;
}>;

/** A page of the blog that is not a post. */
export function BlogView({ page, excerpts }: BlogViewProps) {
  switch (page.kind) {
    case 'list':
      return <ListView page={page} excerpts={excerpts} />;
    case 'archive':
      return <ArchiveView page={page} />;
    case 'tags':
      return <TagIndexView page={page} />;
    case 'tag':
      return <TagView page={page} excerpts={excerpts} />;
  }
}
