import { homeStrings } from '@/lib/config/home-strings';
import { routes, withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';
import type { PostSummary } from '@/lib/site/types';
import { PageDate } from '../docs/page-date';
import { HomeSection } from './home-section';
import styles from './latest-posts.module.css';

const { heading, all } = homeStrings.posts;

/** The newest posts of the blog. */
export function LatestPosts({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <HomeSection id="posts" heading={heading} aside={<a href={withBase(site.baseUrl, routes.blog)}>{all}</a>}>
      <ul className={styles.posts}>
        {posts.map(({ route, title, description, date }) => (
          <li key={route} className={styles.latestPostsPost}>
            <span className={styles.date}>
              <PageDate date={date} />
            </span>
            <div>
              <h3 className={styles.latestPostsTitle}>
                <a href={withBase(site.baseUrl, route)}>{title}</a>
              </h3>
              <p className={styles.latestPostsText}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
