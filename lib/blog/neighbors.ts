import type { Post } from '../content/types';
import type { PageLink } from '../site/types';

export type Neighbors = Readonly<{ newer?: PageLink; older?: PageLink }>;

const toLink = (post: Post | undefined): PageLink | undefined => post && { route: post.route, label: post.title };

/** Takes the listed posts, newest first, and gives the ones before and after a post; none for a post that is not listed. */
export function neighbors(posts: readonly Post[], post: Post): Neighbors {
  const index = posts.findIndex((candidate) => candidate.route === post.route);
  if (index === -1) return {};
  return { newer: toLink(posts[index - 1]), older: toLink(posts[index + 1]) };
}
