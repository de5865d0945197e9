import { hideClosedAnnouncement } from './announcement';
import { restoreColorMode } from './color-mode';
import { searchKeyStorageKey } from './search-key';
import { isFolder } from './site-files';
import { readStored } from './stored';

/** Does what must precede the first paint: restores the reader's settings, hides the announcement they closed, cleans the address. */
export function boot(): void {
  const site = document.documentElement.dataset;
  // Style sheets use it to show what works only with this script.
  site['js'] = '';
  restoreColorMode();
  hideClosedAnnouncement();
  if (readStored(searchKeyStorageKey) === 'off') site['searchKey'] = 'off';
  // Results are on their way (search-page.css).
  if (/[?&]q=[^&]/.test(location.search)) site['asked'] = '';
  if (!isFolder) cleanAddress('notFound' in site);
}

/** Turns `/x.html`, `/x/index.html` and `/x/` into `/x`. A host that knows only `/x` may have sent its not-found page: then loads `/x`, unless the host redirected from there, as some do for every folder. */
function cleanAddress(isNotFound: boolean): void {
  const { origin, pathname, search, hash } = location;
  const path = pathname.replace(/(\/index)?\.html$|\/+$/, '') || '/';
  if (path === pathname) return;
  const clean = origin + path + search + hash;
  if (!isNotFound) history.replaceState(history.state, '', clean);
  // In WebKit, the newer PerformanceNavigationTiming is empty until the whole page has loaded.
  else if (performance.navigation.redirectCount === 0) location.replace(clean);
}
