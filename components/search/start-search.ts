import { searchSettings } from '@/.generated/search-settings';
import { createSearchClient, type SearchClient } from '@/lib/search/browser/search-client';
import { searchTags } from '@/lib/search/common/search-tags';
import { readStored } from '../behavior/stored';
import { preferredVersionKey } from '../behavior/link-choices';
import { versionInUse } from '../nav/versions';
import { installSearch } from './install-search';
import { ask, currentRoute, load, reportViewed } from './search-source';
import marksStyle from './landing-marks.css';
import panelStyle from './search-panel.css';

const clients = new Map<string, SearchClient>();

function client(): SearchClient {
  const preferred = readStored(preferredVersionKey);
  const version = versionInUse({ versions: searchSettings.versions, pathname: currentRoute(), preferred })?.name;
  const searchClient = clients.get(version ?? '') ?? createSearchClient(searchTags(version), load, ask);
  clients.set(version ?? '', searchClient);
  return searchClient;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(panelStyle + marksStyle);
document.adoptedStyleSheets.push(sheet);

installSearch({ client, reportViewed });
