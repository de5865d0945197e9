import { pageFile } from '@/lib/offline/page-file';
import { siteRoot } from './site-files';

// In the offline edition, this stands in for `behavior/address-of`.

export const addressOf = (route: string): string => siteRoot() + pageFile(route);
