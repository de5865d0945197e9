import type { Post, Tag } from '../content/types';

/** What lists show of a post. */
export type PostSummary = Pick<
  Post,
  'route' | 'file' | 'title' | 'description' | 'date' | 'readingMinutes' | 'authors' | 'tags'
>;

export type TagCount = Readonly<{ tag: Tag; count: number; route: string }>;

export type ArchiveYear = Readonly<{ year: string; posts: readonly PostSummary[] }>;
