import { readFileSync } from 'node:fs';
import { hasImports } from '../mdx/code-file.mjs';
import type { Site } from './get-site';

/** Content files of all docs and posts, sorted. */
export const contentFiles = ({ content }: Pick<Site, 'content'>): string[] =>
  [...content.docs, ...content.posts].map(({ file }) => file).sort();

/** Those that import a module; what they are made from, only the bundler knows. */
export const pagesWithImports = (site: Pick<Site, 'content'>): string[] =>
  contentFiles(site).filter((file) => hasImports(readFileSync(file, 'utf8')));
