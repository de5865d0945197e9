import { searchSettings } from '@/.generated/search-settings';
import { withBase } from '@/lib/config/routes';

/** Returns the address of a route of the site; the offline edition replaces this module with its own. */
export const addressOf = (route: string): string => withBase(searchSettings.baseUrl, route);
