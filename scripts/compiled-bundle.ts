import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { buildId } from '../lib/export/build-id';
import { hashOf } from '../lib/mdx/disk-cache';
import type { Site } from '../lib/site/get-site';
import { pagesWithImports } from '../lib/site/pages-with-imports';

/** Lies in the bundler's folder, which the bundler empties before it compiles. */
const note = '.next/compiled-from';

/** Takes the site and gives a name for all that the bundler compiles; none where a page is part of it. */
export function bundleKey(site: Site): string | undefined {
  if (pagesWithImports(site).length > 0) return undefined;
  return hashOf(buildId(process.cwd()), readFileSync('tsconfig.json', 'utf8'), process.version);
}

/** Whether the bundler's folder holds what it compiled from the same. */
export const isCompiled = (key: string | undefined): boolean =>
  key !== undefined && existsSync(note) && readFileSync(note, 'utf8') === key;

/** Notes what the bundler's folder was compiled from. */
export function noteCompiled(key: string | undefined): void {
  if (key !== undefined) writeFileSync(note, key);
}
