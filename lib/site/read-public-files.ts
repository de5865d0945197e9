import path from 'node:path';
import { listFilesBelow } from './list-files-below';

/** Served files that a build makes from the whole site; pages may link to them though they are no pages. */
const generated = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/llms-full.txt', '/manifest.webmanifest'];

/** Public paths that pages may link to: the committed files, such as `/static/logo.svg`, and the site's indexes. */
export const readPublicFiles = (root: string): string[] => [
  ...listFilesBelow(path.join(root, 'public/static')).map((file) => `/static/${file}`),
  ...generated,
];
