import { Feed } from 'feed';
import { absoluteUrl, feedRoutes } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import type { Post } from '../content/types';

type FeedPost = Readonly<{ post: Post; /** Whole article; links are made absolute here. */ html: string }>;
type Feeds = Readonly<{ rss: string; atom: string; json: string }>;

/** Makes the targets of links and pictures absolute, because feed readers need that. */
export function makeLinksAbsolute(html: string, pageUrl: string): string {
  const absolute = (target: string): string => new URL(target, pageUrl).href;
  return html
    .replace(/\b(href|src)="([^"]*)"/g, (_match, name: string, target: string) => `${name}="${absolute(target)}"`)
    .replace(/\bsrcset="([^"]*)"/g, (_match, list: string) => {
      const candidates = list.split(', ').map((candidate) => candidate.replace(/^\S+/, absolute));
      return `srcset="${candidates.join(', ')}"`;
    });
}

/** JSON Feed has no field for the copyright; custom fields begin with an underscore and hold an object (https://www.jsonfeed.org/version/1.1/). */
const withCopyright = (json: string, text: string): string =>
  `${JSON.stringify({ ...(JSON.parse(json) as object), _copyright: { text } }, null, 4)}\n`;

/** RSS 2.0, Atom 1.0 and JSON Feed 1.0 of the listed posts, newest first; the newest post dates the feed so that builds repeat. */
export function buildFeeds(site: SiteConfig, posts: readonly FeedPost[]): Feeds {
  const home = absoluteUrl(site, '/blog');
  const newest = posts[0]?.post.date;
  const feed = new Feed({
    id: home,
    link: home,
    title: site.blog.title,
    description: site.blog.description,
    language: site.locale,
    copyright: site.blog.feedCopyright,
    favicon: absoluteUrl(site, site.favicon),
    generator: site.title,
    updated: new Date(newest ?? 0),
    feedLinks: {
      rss: absoluteUrl(site, feedRoutes.rss),
      atom: absoluteUrl(site, feedRoutes.atom),
      json: absoluteUrl(site, feedRoutes.json),
    },
  });
  for (const { post, html } of posts) {
    const link = absoluteUrl(site, post.route);
    feed.addItem({
      id: link,
      link,
      title: post.title,
      description: post.description,
      content: makeLinksAbsolute(html, link),
      date: new Date(post.date),
      author: post.authors.map(({ name, url }) => ({ name, link: url })),
      category: post.tags.map((tag) => ({ name: tag.label, term: tag.slug })),
    });
  }
  return { rss: feed.rss2(), atom: feed.atom1(), json: withCopyright(feed.json1(), site.blog.feedCopyright) };
}
