import './latest-posts.css';
import { homeStrings } from '@/lib/config/home-strings';
import { routes } from '@/lib/config/routes';
import type { PostSummary } from '@/lib/site/types';
import { PageDate } from '../docs/page-date';
import { hrefTo } from '../ui/href-to';
import { HomeSection } from './home-section';

const { heading, all } = homeStrings.posts;

/** The newest posts of the blog. */
export const LatestPosts = ({ posts }: { readonly posts: readonly PostSummary[] }) => (
  <HomeSection id="posts" heading={heading} aside={<a href={hrefTo(routes.blog)}>{all}</a>}>
    <ul className="latest-posts">
      {posts.map(({ route, title, description, date }) => (
        <li key={route} className="latest-posts-post">
          <span className="latest-posts-date">
            <PageDate date={date} />
          </span>
          <div>
            <h3 className="latest-posts-title">
              <a href={hrefTo(route)}>{title}</a>
            </h3>
            <p className="latest-posts-text">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  </HomeSection>
);
