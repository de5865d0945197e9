import { withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import { strings } from '@/lib/config/strings';
import type { TagIndexPage } from '@/lib/site/types';
import { BlogFrame } from './blog-frame';
import styles from './tag-index-view.module.css';

/** All tags, with what they stand for and how many posts carry them. */
export function TagIndexView({ page }: { readonly page: TagIndexPage }) {
  return (
    <BlogFrame title={page.title} lead={page.description} route={page.route}>
      <ul className={styles.tagIndexViewTags}>
        {page.tags.map(({ tag, count, route }) => (
          <li key={tag.slug}>
            <a href={withBase(site.baseUrl, route)}>{tag.label}</a>
            <span className={styles.tagIndexViewCount}>{strings.blog.posts(count)}</span>
            <p>{tag.description}</p>
          </li>
        ))}
      </ul>
    </BlogFrame>
  );
}
