import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const isCategoryFile = (name: string): boolean => /^_category_\.(json|ya?ml)$/.test(name);
const isPage = (name: string): boolean => /\.mdx?$/.test(name);

/** Whether a path has a part that keeps it out of the site: `_partial.mdx`, `_drafts/x.mdx`, `.hidden/x.mdx`. */
const isSkipped = (file: string): boolean =>
  file.split('/').some((part) => /^[_.]/.test(part) && !isCategoryFile(part));

export type ListedFiles = Readonly<{ pages: readonly string[]; categories: readonly string[] }>;

/** Takes a folder and gives the pages and category files inside it, as paths below it with forward slashes, in an order that is the same on every machine; `undefined` where there is no such folder. */
export function listFiles(folder: string): ListedFiles | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !isSkipped(file))
    .sort();
  const named = (test: (name: string) => boolean): string[] => files.filter((file) => test(path.posix.basename(file)));
  return { pages: named(isPage), categories: named(isCategoryFile) };
}
