import { searchSettings } from '@/.generated/search-settings';
import { normalizeRoute } from '@/lib/config/routes';
import type { LoadFile } from '@/lib/search/browser/search-client';
import type { AskEngine } from '@/lib/search/browser/search-messages';
import { workerRoute } from '@/lib/search/common/search-tags';
import { addressOf } from '../behavior/address-of';
import { workerEngine } from '../behavior/worker-engine';
import { createViewedReport } from './report-viewed';
import type { SearchSite } from './search-site';

const { insights } = searchSettings;

/** Route of the page being read. */
export const currentRoute = (): string => normalizeRoute(`/${location.pathname.slice(addressOf('/').length)}`);

export const load: LoadFile = async (route) => {
  // The first index may already be on its way (search-intent.ts).
  const early = window.searchIndex;
  delete window.searchIndex;
  const response = await (early ?? fetch(addressOf(route)).catch(() => undefined));
  return response?.ok ? response.arrayBuffer() : undefined;
};

export const ask = workerEngine(addressOf(workerRoute)) as AskEngine;
// The worker starts while the index is on its way.
void ask({ kind: 'mark', query: '', texts: [] }).catch(() => undefined);

export const reportViewed: SearchSite['reportViewed'] = insights ? createViewedReport(insights) : () => undefined;
