import { searchSettings } from '@/.generated/search-settings';
import { withBase } from '@/lib/config/routes';

/** Takes a route of the site and gives its address; the offline edition has a module of its own for this one. */
export const addressOf = (route: string): string => withBase(searchSettings.baseUrl, route);
