import type { PageFacts } from '../seo/page-facts';
import { blogModel, blogParams } from './blog-model';
import { docsModel, docsParams } from './docs-model';
import { homeModel } from './home-model';

/** Every page's facts, sorted by route. */
export function allPages(): PageFacts[] {
  const docs = docsParams().map(({ slug }) => docsModel(slug));
  const blog = blogParams().map(({ path }) => blogModel(path));
  const pages = [homeModel(), ...docs, ...blog].filter((page) => page !== undefined);
  return pages.sort((a, b) => a.route.localeCompare(b.route));
}
