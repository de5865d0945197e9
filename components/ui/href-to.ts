import { withBase } from '@/lib/config/routes';
import { site } from '@/lib/config/site';

/** Returns the address of a route or public file of the site; only for markup of the build, because browsers must not load the site's values. */
export const hrefTo = (route: string): string => withBase(site.baseUrl, route);
