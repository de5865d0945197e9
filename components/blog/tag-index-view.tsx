import './tag-index-view.css';
import { hrefTo } from '@/components/ui/href-to';
import { strings } from '@/lib/config/strings';
import type { TagIndexPage } from '@/lib/site/types';

/** All tags, with what they stand for and how many posts carry them. */
export const TagIndexView = ({ tags }: Pick<TagIndexPage, 'tags'>) => (
  <ul className="tag-index-view-tags">
    {tags.map(({ tag, count, route }) => (
      <li key={tag.slug}>
        <a href={hrefTo(route)}>{tag.label}</a>{' '}
        <span className="tag-index-view-count">{strings.blog.posts(count)}</span>
        <p>{tag.description}</p>
      </li>
    ))}
  </ul>
);
