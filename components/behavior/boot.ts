import { announcementKey } from './announcement';
import { colorModeKey, isColorMode } from './color-mode';
import { searchKeyKey } from './search-key';
import { isFolder } from './site-files';
import { readStored } from './stored';

/** What must be done before the first paint: the reader's settings, the announcement they closed, the page's clean address. */
export function boot(root: Document): void {
  const view = root.defaultView;
  const site = root.documentElement.dataset;
  // Style sheets show by it what works only with this script.
  site['js'] = '';
  const mode = readStored(colorModeKey);
  if (!('themeFixed' in site) && isColorMode(mode)) site['theme'] = mode;
  if (site['announcement'] && readStored(announcementKey) === site['announcement'])
    site['announcementClosed'] = site['announcement'];
  if (readStored(searchKeyKey) === 'off') site['searchKey'] = 'off';
  if (view && !isFolder) cleanAddress(view, 'notFound' in site);
}

/** `/x.html`, `/x/index.html` and `/x/` are `/x`; a host that knows only the latter may have sent its not-found page. */
function cleanAddress({ location, history }: Window, isNotFound: boolean): void {
  const path = location.pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  if (path === location.pathname) return;
  const clean = location.origin + path + location.search + location.hash;
  if (isNotFound) location.replace(clean);
  else history.replaceState(history.state, '', clean);
}
