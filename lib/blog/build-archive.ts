import type { PostSummary } from '../site/types';

export type ArchiveYear = Readonly<{ year: string; posts: readonly PostSummary[] }>;

/** Groups posts, newest first, by the year of their date; the newest year first. */
export function buildArchive(posts: readonly PostSummary[]): ArchiveYear[] {
  const years = [...new Set(posts.map((post) => post.date.slice(0, 4)))].sort().reverse();
  return years.map((year) => ({ year, posts: posts.filter((post) => post.date.startsWith(`${year}-`)) }));
}
