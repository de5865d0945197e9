import path from 'node:path';
import { openSearchRoute } from '../config/routes';
import { securityRoute } from '../seo/security-txt';
import { listFilesBelow } from '../files/list-files-below';

/** Served files that a build makes from the whole site; pages may link to them though they are no pages. */
const generated = [
  ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/llms-full.txt', '/manifest.webmanifest', '/routes.json'],
  openSearchRoute,
  securityRoute,
];

/** Public paths that pages may link to: the committed files, such as `/static/logo.svg`, and the site's indexes. */
export const readPublicFiles = (root: string): string[] => [
  ...listFilesBelow(path.join(root, 'public/static')).map((file) => `/static/${file}`),
  ...generated,
];
