import { searchSettings } from '@/.generated/search-settings';
import { normalizeRoute, withBase } from '@/lib/config/routes';
import { openEngine } from '@/lib/search/browser/engine-port';
import { createSearchClient, type LoadFile, type SearchClient } from '@/lib/search/browser/search-client';
import { searchTags, workerRoute } from '@/lib/search/common/search-tags';
import { readStored } from '../behavior/stored';
import { preferredVersionKey } from '../behavior/link-choices';
import { versionInUse } from '../nav/versions';
import { installSearch } from './install-search';
import { createViewedReport } from './report-viewed';
import marksStyle from './landing-marks.css';
import panelStyle from './search-panel.css';

const { baseUrl, versions, insights } = searchSettings;

const addressOf = (route: string): string => withBase(baseUrl, route);

const load: LoadFile = async (route) => {
  // The index that is asked for first may be on its way already.
  const early = window.searchIndex;
  delete window.searchIndex;
  const response = await (early ?? fetch(addressOf(route)).catch(() => undefined));
  return response?.ok ? response.arrayBuffer() : undefined;
};

const ask = openEngine(addressOf(workerRoute));
const clients = new Map<string, SearchClient>();

function client(): SearchClient {
  const pathname = normalizeRoute(`/${location.pathname.slice(addressOf('/').length)}`);
  const preferred = readStored(window, 'localStorage', preferredVersionKey);
  const version = versionInUse({ versions, pathname, preferred })?.name;
  const known = clients.get(version ?? '') ?? createSearchClient(searchTags(version), load, ask);
  clients.set(version ?? '', known);
  return known;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(panelStyle + marksStyle);
document.adoptedStyleSheets.push(sheet);

installSearch({
  root: document,
  settings: searchSettings,
  client,
  addressOf,
  reportViewed: insights ? createViewedReport(window, insights) : () => undefined,
});
