import type { ArchiveYear, PostSummary } from './types';

/** Posts by the year of their date; the newest year first. */
export function buildArchive(posts: readonly PostSummary[]): ArchiveYear[] {
  const years = [...new Set(posts.map((post) => post.date.slice(0, 4)))].sort().reverse();
  return years.map((year) => ({ year, posts: posts.filter((post) => post.date.startsWith(`${year}-`)) }));
}
