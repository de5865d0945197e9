import { buildArchive, countTags, listedPosts, neighbors, type Page, paginate } from '../blog/post-lists';
import { blogPageRoute, routeOfSegments, routes, segmentsBelow, tagRoute } from '../config/routes';
import { strings } from '../config/strings';
import type { Post } from '../content/types';
import { editUrl } from './edit-url';
import { getSite, type Site } from './get-site';
import type { ArchivePage, BlogPageModel, PostPage, TagIndexPage } from './types';

/** Segments below `/blog` of every blog page, for `generateStaticParams`. */
export const blogParams = (): { path: string[] }[] =>
  [...blogPages(getSite()).keys()].map((route) => ({ path: segmentsBelow(routes.blog, route) }));

/** Returns the page at the path segments below `/blog`, or `undefined`. */
export const blogModel = (path: readonly string[]): BlogPageModel | undefined =>
  blogPages(getSite()).get(routeOfSegments(routes.blog, path))?.();

/** Routes with the functions that make their pages. */
type Pages = readonly (readonly [route: string, makePage: () => BlogPageModel])[];

/** Every blog page by its route, made when asked for. */
export const blogPages = (site: Site): ReadonlyMap<string, () => BlogPageModel> =>
  new Map([
    ...listPages(site),
    ...tagPages(site),
    ...site.content.posts.map((post) => [post.route, (): BlogPageModel => postPage(site, post)] as const),
    [routes.archive, () => archivePage(site)],
    [routes.tags, () => tagIndexPage(site)],
  ]);

/** Properties shared by all pages that list posts. */
const listOf = ({ page, pages, items }: Page<Post>, title: string, routeOf: (page: number) => string) => ({
  route: routeOf(page),
  title: page === 1 ? title : strings.blog.pageTitle(title, page),
  posts: items,
  pagination: {
    ...{ page, pages },
    newerRoute: page > 1 ? routeOf(page - 1) : undefined,
    olderRoute: page < pages ? routeOf(page + 1) : undefined,
  },
});

const listPages = ({ config: { blog }, content }: Site): Pages =>
  paginate(listedPosts(content.posts), blog.postsPerPage).map((page) => [
    blogPageRoute(page.page),
    () => ({ kind: 'list', description: blog.description, ...listOf(page, blog.title, blogPageRoute) }),
  ]);

function tagPages({ config, content }: Site): Pages {
  const posts = listedPosts(content.posts);
  return countTags(posts).flatMap(({ tag, count }) => {
    const { description } = tag;
    const routeOf = (page: number): string => tagRoute(tag.slug, page);
    const tagged = posts.filter((post) => post.tags.some(({ slug }) => slug === tag.slug));
    return paginate(tagged, config.blog.postsPerPage).map((page): Pages[number] => {
      const list = listOf(page, strings.blog.tagTitle(tag.label), routeOf);
      return [list.route, () => ({ kind: 'tag', description, image: config.socialImage, count, ...list })];
    });
  });
}

const archivePage = ({ config, content }: Site): ArchivePage => ({
  kind: 'archive',
  route: routes.archive,
  title: strings.blog.archiveTitle,
  description: strings.blog.archiveDescription(config.title),
  years: buildArchive(listedPosts(content.posts)),
});

const tagIndexPage = ({ config, content }: Site): TagIndexPage => ({
  kind: 'tags',
  route: routes.tags,
  title: strings.blog.tagsTitle,
  description: strings.blog.tagsDescription(config.title),
  tags: countTags(listedPosts(content.posts)),
});

const postPage = ({ config, content, lastUpdated }: Site, post: Post): PostPage => ({
  ...post,
  editUrl: editUrl(config, post),
  lastUpdated: lastUpdated.get(post.file),
  ...neighbors(listedPosts(content.posts), post),
});
