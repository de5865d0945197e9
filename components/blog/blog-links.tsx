import './blog-links.css';
import { hrefTo } from '@/components/ui/href-to';
import { Icon } from '@/components/ui/icon';
import { feedRoutes, routes } from '@/lib/config/routes';
import { strings } from '@/lib/config/strings';

const parts = [
  { route: routes.blog, label: strings.blog.allPosts },
  { route: routes.archive, label: strings.blog.archive },
  { route: routes.tags, label: strings.blog.tags },
] as const;

/** Links to the parts of the blog, with a mark at the one that the page belongs to, and to its feeds. */
export function BlogLinks({ route }: { readonly route: string }) {
  const current = parts.findLast((part) => route.startsWith(part.route));
  return (
    <div className="blog-links">
      <nav aria-label={strings.blog.sections}>
        <ul>
          {parts.map((part) => (
            <li key={part.route}>
              <a
                href={hrefTo(part.route)}
                aria-current={part.route === route ? 'page' : part === current ? 'true' : undefined}
              >
                {part.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Feeds />
    </div>
  );
}

const formats = ['rss', 'atom', 'json'] as const;

/** Links to the feeds of the blog, one for each format. */
export const Feeds = () => (
  <ul className="blog-links-feeds" aria-label={strings.blog.feeds}>
    <li aria-hidden="true">
      <Icon name="rss" />
    </li>
    {formats.map((format) => (
      <li key={format}>
        <a href={hrefTo(feedRoutes[format])}>{strings.blog[format]}</a>
      </li>
    ))}
  </ul>
);
