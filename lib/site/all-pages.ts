import type { PageFacts } from '../seo/page-facts';
import { blogModel, blogParams } from './blog-model';
import { docsModel, docsParams } from './docs-model';
import { homeModel } from './home-model';
import { toolPages } from './tools-model';
import type { BlogPageModel, DocsPageModel } from './types';

/** Every page of the docs and of the blog. */
export function contentPages(): (DocsPageModel | BlogPageModel)[] {
  const docs = docsParams().map(({ slug }) => docsModel(slug));
  const blog = blogParams().map(({ path }) => blogModel(path));
  return [...docs, ...blog].filter((page) => page !== undefined);
}

/** Every page's facts, sorted by route. */
export const allPages = (): PageFacts[] =>
  [homeModel(), ...toolPages(), ...contentPages()].sort((a, b) => a.route.localeCompare(b.route));
