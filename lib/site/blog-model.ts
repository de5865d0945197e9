import { buildArchive } from '../blog/build-archive';
import { countTags } from '../blog/count-tags';
import { listedPosts } from '../blog/listed-posts';
import { neighbors } from '../blog/neighbors';
import { paginate, type Page } from '../blog/paginate';
import { summarize } from '../blog/summarize';
import { blogPageRoute, routeBelow, routes, segmentsBelow, tagRoute } from '../config/routes';
import { strings } from '../config/strings';
import type { Post } from '../content/types';
import { editUrl } from './edit-url';
import { getSite, type Site } from './get-site';
import type { ArchivePage, BlogPageModel, Pagination, PostListPage, PostPage, TagIndexPage, TagPage } from './types';

const common = { keywords: [], unlisted: false, draft: false } as const;

/** Segments below `/blog` of every blog page, for `generateStaticParams`. */
export function blogParams(): { path: string[] }[] {
  return [...blogPages(getSite()).keys()].map((route) => ({ path: segmentsBelow(routes.blog, route) }));
}

/** The page at the segments below `/blog`; `undefined` where there is none. */
export function blogModel(path: readonly string[]): BlogPageModel | undefined {
  return blogPages(getSite()).get(routeBelow(routes.blog, path))?.();
}

/** Every blog page by its route, made when asked for. */
export const blogPages = (site: Site): ReadonlyMap<string, () => BlogPageModel> =>
  new Map<string, () => BlogPageModel>([
    ...listPages(site),
    ...tagPages(site),
    ...site.content.posts.map((post) => [post.route, () => postPage(site, post)] as const),
    [routes.archive, () => archivePage(site)],
    [routes.tags, () => tagIndexPage(site)],
  ]);

function paginationOf(page: Page<unknown>, routeOf: (page: number) => string): Pagination {
  return {
    page: page.page,
    pages: page.pages,
    newerRoute: page.page > 1 ? routeOf(page.page - 1) : undefined,
    olderRoute: page.page < page.pages ? routeOf(page.page + 1) : undefined,
  };
}

const numbered = (title: string, page: Page<unknown>): string =>
  page.page === 1 ? title : strings.blog.pageTitle(title, page.page);

function listPages({ config, content }: Site): (readonly [string, () => PostListPage])[] {
  return paginate(listedPosts(content.posts), config.blog.postsPerPage).map((page) => {
    const route = blogPageRoute(page.page);
    const make = (): PostListPage => ({
      ...common,
      kind: 'list',
      route,
      title: numbered(config.blog.title, page),
      description: config.blog.description,
      posts: page.items.map(summarize),
      pagination: paginationOf(page, blogPageRoute),
    });
    return [route, make] as const;
  });
}

function tagPages({ config, content }: Site): (readonly [string, () => TagPage])[] {
  const posts = listedPosts(content.posts);
  return countTags(posts).flatMap(({ tag, count }) => {
    const tagged = posts.filter((post) => post.tags.some(({ slug }) => slug === tag.slug));
    return paginate(tagged, config.blog.postsPerPage).map((page) => {
      const route = tagRoute(tag.slug, page.page);
      const make = (): TagPage => ({
        ...common,
        kind: 'tag',
        route,
        title: numbered(strings.blog.tagTitle(tag.label), page),
        description: tag.description,
        image: config.socialImage,
        tag,
        count,
        posts: page.items.map(summarize),
        pagination: paginationOf(page, (number) => tagRoute(tag.slug, number)),
      });
      return [route, make] as const;
    });
  });
}

function archivePage({ config, content }: Site): ArchivePage {
  const years = buildArchive(listedPosts(content.posts).map(summarize));
  return {
    ...common,
    kind: 'archive',
    route: routes.archive,
    title: strings.blog.archiveTitle,
    description: strings.blog.archiveDescription(config.title),
    years,
  };
}

function tagIndexPage({ config, content }: Site): TagIndexPage {
  const tags = countTags(listedPosts(content.posts));
  return {
    ...common,
    kind: 'tags',
    route: routes.tags,
    title: strings.blog.tagsTitle,
    description: strings.blog.tagsDescription(config.title),
    tags,
  };
}

function postPage({ config, content, lastUpdated }: Site, post: Post): PostPage {
  const { keywords, unlisted, draft, hideTitle, image } = post;
  return {
    ...summarize(post),
    kind: 'post',
    keywords,
    unlisted,
    draft,
    hideTitle,
    image,
    editUrl: editUrl(config, post),
    lastUpdated: lastUpdated.get(post.file),
    ...neighbors(listedPosts(content.posts), post),
  };
}
