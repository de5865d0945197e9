import { attachOnce } from '../behavior/attach-once';
import { closest } from '../behavior/on';
import { isSearchKeyOn, switchSearchKey } from '../behavior/search-key';
import { watchPage } from '../behavior/watch-page';
import { attachBox } from './attach-box';
import { attachPage } from './attach-page';
import { createLandingMarks } from './landing-marks';
import type { SearchSite } from './search-site';

/** Lets readers switch off the one-character shortcut, which speech input or a shaky hand may trigger (WCAG 2.1.4). */
function attachKeySwitch(label: HTMLElement): void {
  const input = label.querySelector('input');
  if (!input) return;
  input.checked = isSearchKeyOn();
  input.addEventListener('change', () => switchSearchKey(input.checked));
}

/** Attaches the search to the page, and to each page that later navigations bring in. */
export function installSearch(site: SearchSite): void {
  const box = attachOnce('.site-search[data-search]', (element) => attachBox(element, site));
  const page = attachOnce('main [data-search]', (element) => attachPage(element, site));
  const keySwitch = attachOnce('.search-key-switch', attachKeySwitch);
  const mark = createLandingMarks(site);
  let path = '';
  const update = (): void => {
    path = location.pathname;
    box();
    page();
    keySwitch();
    void mark();
  };
  watchPage(update);
  document.addEventListener('arrived', () => {
    box()?.hide();
    page()?.refresh();
    update();
  });
  // The back-forward cache restores a page as it was left.
  addEventListener('pagehide', () => box()?.hide());
  addEventListener('popstate', () => {
    box()?.hide();
    page()?.refresh();
    // Another page is marked once it has arrived.
    if (location.pathname === path) void mark();
  });

  // Marking the words on a page, such as a result opened in a new tab, needs no index.
  const isTurnedTo = document.querySelector('[data-search] :focus, [data-search]:hover') !== null;
  if (isTurnedTo || page()) site.client().preload();
  document.addEventListener('focusin', (event) => {
    if (closest(event, '[data-search]')) site.client().preload();
  });
}
