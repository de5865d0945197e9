import { tagRoute } from '../config/routes';
import type { Post } from '../content/types';
import type { TagCount } from './types';

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
