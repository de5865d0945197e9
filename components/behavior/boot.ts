import { hideClosedAnnouncement } from './announcement';
import { restoreColorMode } from './color-mode';
import { searchKeyKey } from './search-key';
import { isFolder } from './site-files';
import { readStored } from './stored';

/** What must be done before the first paint: the reader's settings, the announcement they closed, the page's clean address. */
export function boot(): void {
  const site = document.documentElement.dataset;
  // Style sheets show by it what works only with this script.
  site['js'] = '';
  restoreColorMode();
  hideClosedAnnouncement();
  if (readStored(searchKeyKey) === 'off') site['searchKey'] = 'off';
  // Results are on their way (search-page.css).
  if (/[?&]q=[^&]/.test(location.search)) site['asked'] = '';
  if (!isFolder) cleanAddress('notFound' in site);
}

/** `/x.html`, `/x/index.html` and `/x/` are `/x`; a host that knows only the latter may have sent its not-found page, unless it leads from there to here, as some do for each folder. */
function cleanAddress(isNotFound: boolean): void {
  const { origin, pathname, search, hash } = location;
  const path = pathname.replace(/(\/index)?\.html$|\/+$/, '') || '/';
  if (path === pathname) return;
  const clean = origin + path + search + hash;
  if (!isNotFound) history.replaceState(history.state, '', clean);
  // Of the newer interface, WebKit has nothing to tell before the whole page is there.
  else if (performance.navigation.redirectCount === 0) location.replace(clean);
}
