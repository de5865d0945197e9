import { normalizeRoute } from '@/lib/config/routes';
import type { LoadFile } from '@/lib/search/browser/search-client';
import type { AskEngine } from '@/lib/search/browser/search-messages';
import { createSearchService } from '@/lib/search/browser/search-service';
import { readText, siteRoot } from './site-files';

// In the offline edition, this stands in for `search/search-source`.

export const currentRoute = (): string =>
  normalizeRoute(location.pathname.slice(new URL(siteRoot()).pathname.length - 1));

export const load: LoadFile = (route) => readText(siteRoot() + route.slice(1)).catch(() => undefined);

const service = createSearchService();

/** Pages that are files have no worker. Each step is a task of its own, between which the page can be used. */
export const ask: AskEngine = async (asked) => {
  await new Promise((resolve) => setTimeout(resolve));
  return service(asked) as never;
};

export const reportViewed = (): void => undefined;
