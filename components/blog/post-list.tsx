import './post-list.css';
import { StaticHtml } from '@/components/mdx/static-html.client';
import { TagLabels } from '@/components/docs/tag-labels';
import { hrefTo } from '@/components/ui/href-to';
import { strings } from '@/lib/config/strings';
import type { PostSummary } from '@/lib/site/types';
import { PostFacts } from './post-facts';

/** Markup of each post's excerpt, by file. */
export type Excerpts = ReadonlyMap<string, string>;

/** Posts, with the facts that help a reader decide whether to open them. */
export const PostList = ({ posts, excerpts }: Readonly<{ posts: readonly PostSummary[]; excerpts: Excerpts }>) => (
  <div className="post-list">
    {posts.map((post) => (
      <Entry key={post.route} post={post} excerpt={excerpts.get(post.file)} />
    ))}
  </div>
);

function Entry({ post, excerpt }: { readonly post: PostSummary; readonly excerpt: string | undefined }) {
  const { route, title, description, tags } = post;
  const href = hrefTo(route);
  return (
    <article className="post-list-post">
      <PostFacts {...post} />
      <div>
        <h2>
          <a href={href}>{title}</a>
        </h2>
        {excerpt ? (
          <div className="prose">
            <StaticHtml html={excerpt} />
          </div>
        ) : (
          <p className="post-list-description">{description}</p>
        )}
        <div className="post-list-foot">
          <a href={href}>
            {strings.blog.readMore}
            <span className="visually-hidden">{strings.blog.readMoreOf(title)}</span>
          </a>
          <TagLabels tags={tags} areLinks />
        </div>
      </div>
    </article>
  );
}
