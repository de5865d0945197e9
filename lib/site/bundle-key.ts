import { buildId } from '../export/build-id';
import { hashOf } from '../mdx/disk-cache';
import type { Site } from './get-site';
import { pagesWithImports } from './pages-with-imports';

/** Takes the site and gives a name for all that the bundler compiles; none where a page is part of it. */
export function bundleKey(site: Site): string | undefined {
  return pagesWithImports(site).length > 0 ? undefined : hashOf(buildId(process.cwd()), process.version);
}
