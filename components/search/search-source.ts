import { searchSettings } from '@/.generated/search-settings';
import { normalizeRoute } from '@/lib/config/routes';
import { openEngine } from '@/lib/search/browser/engine-port';
import type { LoadFile } from '@/lib/search/browser/search-client';
import { workerRoute } from '@/lib/search/common/search-tags';
import { addressOf } from '../behavior/address-of';
import { createViewedReport } from './report-viewed';
import type { SearchSite } from './search-site';

const { insights } = searchSettings;

export { addressOf };

/** Route of the page being read. */
export const currentRoute = (): string => normalizeRoute(`/${location.pathname.slice(addressOf('/').length)}`);

export const load: LoadFile = async (route) => {
  // The index that is asked for first may be on its way already.
  const early = window.searchIndex;
  delete window.searchIndex;
  const response = await (early ?? fetch(addressOf(route)).catch(() => undefined));
  return response?.ok ? response.arrayBuffer() : undefined;
};

export const ask = openEngine(addressOf(workerRoute));

export const reportViewed: SearchSite['reportViewed'] = insights
  ? createViewedReport(window, insights)
  : () => undefined;
