import { importContent } from '@/app/import-content';
import type { BlogPageModel } from '@/lib/site/types';

/** Takes a blog page and gives, by file, the excerpt of each post it shows one of; empty where the author marked none. */
export async function importExcerpts(page: BlogPageModel): Promise<ReadonlyMap<string, string>> {
  const posts = page.kind === 'list' || page.kind === 'tag' ? page.posts : [];
  const excerpts = posts.map(async ({ file }) => [file, (await importContent(file)).excerptHtml] as const);
  return new Map(await Promise.all(excerpts));
}
