import { normalizeRoute } from '@/lib/config/routes';
import type { LoadFile } from '@/lib/search/browser/search-client';
import type { AskEngine } from '@/lib/search/browser/search-messages';
import { createSearchService } from '@/lib/search/browser/search-service';
import { pageEngine } from './page-engine';
import { readText, siteRoot } from './site-files';

// In the offline edition, this stands in for `search/search-source`.

export const currentRoute = (): string =>
  normalizeRoute(location.pathname.slice(new URL(siteRoot()).pathname.length - 1));

export const load: LoadFile = (route) => readText(siteRoot() + route.slice(1)).catch(() => undefined);

export const ask = pageEngine(createSearchService()) as AskEngine;

export const reportViewed = (): void => undefined;
