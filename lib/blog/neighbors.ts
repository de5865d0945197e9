import type { PageLink, Post } from '../content/types';

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
