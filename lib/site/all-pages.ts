import { routes, toolRoute } from '../config/routes';
import { toolNames } from '../config/tool-strings';
import type { PageFacts } from '../seo/page-facts';
import { blogPages } from './blog-model';
import { docsPages } from './docs-model';
import { getSite, type Site } from './get-site';
import { homeModel } from './home-model';
import { toolPages } from './tools-model';

/** Every page's facts, sorted by route. */
export function allPages(): PageFacts[] {
  const site = getSite();
  const content = [...docsPages(site).values(), ...blogPages(site).values()].map((makePage) => makePage());
  return [homeModel(), ...toolPages(), ...content].sort((a, b) => a.route.localeCompare(b.route));
}

/** Every route of the site, sorted. */
export const allRoutes = (site: Site): string[] =>
  [
    ...[routes.home, routes.tools, ...toolNames.map(toolRoute)],
    ...[...docsPages(site).keys(), ...blogPages(site).keys()],
  ].sort();
