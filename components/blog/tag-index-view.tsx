import './tag-index-view.css';
import { strings } from '@/lib/config/strings';
import type { TagIndexPage } from '@/lib/site/types';
import { hrefTo } from '../ui/href-to';
import { BlogFrame } from './blog-frame';

/** All tags, with what they stand for and how many posts carry them. */
export function TagIndexView({ page }: { readonly page: TagIndexPage }) {
  return (
    <BlogFrame title={page.title} lead={page.description} route={page.route}>
      <ul className="tag-index-view-tags">
        {page.tags.map(({ tag, count, route }) => (
          <li key={tag.slug}>
            <a href={hrefTo(route)}>{tag.label}</a>
            <span className="tag-index-view-count">{strings.blog.posts(count)}</span>
            <p>{tag.description}</p>
          </li>
        ))}
      </ul>
    </BlogFrame>
  );
}
