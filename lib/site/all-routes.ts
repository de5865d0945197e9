import { routes, toolRoute } from '../config/routes';
import { toolNames } from '../config/tool-strings';
import { blogPages } from './blog-model';
import { docsPages } from './docs-model';
import type { Site } from './get-site';

const toolRoutes = [routes.tools, ...toolNames.map(toolRoute)];

/** Every route of the site, sorted. */
export const allRoutes = (site: Site): string[] =>
  [routes.home, ...toolRoutes, ...docsPages(site).keys(), ...blogPages(site).keys()].sort();
