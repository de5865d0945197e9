import type { Post } from '../content/types';

/** The posts that lists, feeds and tags may name, newest first. */
export const listedPosts = (posts: readonly Post[]): Post[] => posts.filter((post) => !post.unlisted);
