import { withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';

/** Takes a route or public file of the site and gives its address; for what only the build draws, as browsers must not load the site's values. */
export const hrefTo = (route: string): string => withBase(site.baseUrl, route);
