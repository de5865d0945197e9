import { tagRoute } from '../config/routes';
import type { PageLink, Post, Tag } from '../content/types';

/** What lists show of a post. */
export type PostSummary = Pick<
  Post,
  'route' | 'file' | 'title' | 'description' | 'date' | 'readingMinutes' | 'authors' | 'tags'
>;

export type TagCount = Readonly<{ tag: Tag; count: number; route: string }>;

export type ArchiveYear = Readonly<{ year: string; posts: readonly PostSummary[] }>;

/** One page of a list, counted from 1. */
export type Page<T> = Readonly<{ page: number; pages: number; items: readonly T[] }>;

/** The posts that lists, feeds and tags may name, newest first. */
export const listedPosts = (posts: readonly Post[]): Post[] => posts.filter((post) => !post.unlisted);

/** Splits a list into pages of `size`; an empty list has one empty page. */
export function paginate<T>(items: readonly T[], size: number): Page<T>[] {
  const pages = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: pages }, (_, index) => ({
    page: index + 1,
    pages,
    items: items.slice(index * size, (index + 1) * size),
  }));
}

/** Posts by the year of their date; the newest year first. */
export function buildArchive(posts: readonly PostSummary[]): ArchiveYear[] {
  const years = [...new Set(posts.map((post) => post.date.slice(0, 4)))].sort().reverse();
  return years.map((year) => ({ year, posts: posts.filter((post) => post.date.startsWith(`${year}-`)) }));
}

const byLabel = new Intl.Collator('en', { sensitivity: 'base' });

/** Every tag of the posts with its number of posts, sorted by label. */
export function countTags(posts: readonly Pick<Post, 'tags'>[]): TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const tag of posts.flatMap((post) => post.tags)) {
    const count = (counts.get(tag.slug)?.count ?? 0) + 1;
    counts.set(tag.slug, { tag, count, route: tagRoute(tag.slug) });
  }
  return [...counts.values()].sort((a, b) => byLabel.compare(a.tag.label, b.tag.label));
}

const toLink = (post: Post | undefined): PageLink | undefined => post && { route: post.route, label: post.title };

/** The posts before and after one in the list, newest first; none for a post that is not listed. */
export function neighbors(
  posts: readonly Post[],
  post: Post,
): { readonly newer?: PageLink; readonly older?: PageLink } {
  const index = posts.findIndex(({ route }) => route === post.route);
  if (index === -1) return {};
  return { newer: toLink(posts[index - 1]), older: toLink(posts[index + 1]) };
}
