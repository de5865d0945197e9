import { follow } from '../behavior/follow';
import { closest } from '../behavior/on';
import { isSearchKeyOn, switchSearchKey } from '../behavior/search-key';
import { watchPage } from '../behavior/watch-page';
import { attachBox } from './attach-box';
import { attachPage } from './attach-page';
import { createLandingMarks } from './landing-marks';
import type { SearchSite } from './search-site';

/** Switches the one-character shortcut off for those whose voice or hand types it unasked (WCAG 2.1.4). */
function attachKeySwitch(label: HTMLElement): void {
  const input = label.querySelector('input');
  if (!input) return;
  input.checked = isSearchKeyOn();
  input.addEventListener('change', () => switchSearchKey(input.checked));
}

/** Brings the search of the page to life, and goes on doing so on the pages that come after it. */
export function installSearch(site: SearchSite): void {
  const box = follow('.site-search[data-search]', (element) => attachBox(element, site));
  const page = follow('main [data-search]', (element) => attachPage(element, site));
  const keySwitch = follow('.search-key-switch', attachKeySwitch);
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
  // The browser shows a page that it kept for the way back as it was left.
  addEventListener('pagehide', () => box()?.hide());
  addEventListener('popstate', () => {
    box()?.hide();
    page()?.refresh();
    // Another page is marked when it is there.
    if (location.pathname === path) void mark();
  });

  // A page that is only marked, as a result that was opened in a new tab, needs no index.
  const isTurnedTo = document.querySelector('[data-search] :focus, [data-search]:hover') !== null;
  if (isTurnedTo || page()) site.client().warm();
  document.addEventListener('focusin', (event) => {
    if (closest(event, '[data-search]')) site.client().warm();
  });
}
