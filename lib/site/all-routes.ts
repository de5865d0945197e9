import { blogPageRoute, routes, tagRoute, toolRoute } from '../config/routes';
import { toolNames } from '../config/tool-strings';
import { countTags } from '../blog/count-tags';
import { listedPosts } from '../blog/listed-posts';
import type { Category } from '../content/types';
import type { Site } from './get-site';

export type GeneratedIndex = Category & {
  readonly link: Extract<Category['link'], { readonly type: 'generated-index' }>;
};

/** The categories whose page is generated. */
export const generatedIndexes = (categories: readonly Category[]): GeneratedIndex[] =>
  categories.filter((category): category is GeneratedIndex => category.link.type === 'generated-index');

/** How many pages a list of posts needs; an empty list has one. */
export const pageCount = (posts: number, postsPerPage: number): number => Math.max(1, Math.ceil(posts / postsPerPage));

const count = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Every route the docs answer at. */
export const docsRoutes = ({ content }: Site): string[] => [
  ...content.docs.map((doc) => doc.route),
  ...generatedIndexes(content.categories).map(({ link }) => link.route),
];

/** Every route the blog answers at: posts, list pages, archive, tag index and tag pages. */
export function blogRoutes({ config, content }: Site): string[] {
  const listed = listedPosts(content.posts);
  const pages = (posts: number): number => pageCount(posts, config.blog.postsPerPage);
  return [
    routes.archive,
    routes.tags,
    ...count(1, pages(listed.length)).map(blogPageRoute),
    ...content.posts.map((post) => post.route),
    ...countTags(listed).flatMap(({ tag, count: posts }) =>
      count(1, pages(posts)).map((page) => tagRoute(tag.slug, page)),
    ),
  ];
}

/** Routes below a base that files would have which are left out for a mistake; under `npm run dev` they answer, so that the mistake can be shown there. */
export const leftOutRoutes = ({ content }: Site, base: string): string[] =>
  content.leftOut.map(({ route }) => route).filter((route) => route === base || route.startsWith(`${base}/`));

const toolRoutes = [routes.tools, ...toolNames.map(toolRoute)];

/** Every route of the site, sorted. */
export const allRoutes = (site: Site): string[] =>
  [...new Set([routes.home, ...toolRoutes, ...docsRoutes(site), ...blogRoutes(site)])].sort();
