import readingTime from 'reading-time';
import type { Post } from '../content/types';
import type { PostSummary } from '../site/types';

/** Takes a post and gives what lists show of it; reading time in whole minutes, at least one. */
export function summarize(post: Post): PostSummary {
  const { route, file, title, description, date, authors, tags } = post;
  return {
    route,
    file,
    title,
    description,
    date,
    authors,
    tags,
    readingMinutes: Math.max(1, Math.round(readingTime(post.body).minutes)),
  };
}
