import type { Post } from '../content/types';
import type { PostSummary } from './types';

export function summarize(post: Post): PostSummary {
  const { route, file, title, description, date, authors, tags, readingMinutes } = post;
  return { route, file, title, description, date, authors, tags, readingMinutes };
}
