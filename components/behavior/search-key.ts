import { writeStored } from './stored';

/** Key under which `off` is stored where the reader does not want the one-character shortcut; `public/static/boot.js` reads it. */
const key = 'search-key';

/** Whether `/` leads to the search box. */
export const isSearchKeyOn = (root: Document): boolean => root.documentElement.dataset['searchKey'] !== 'off';

/** Switches `/` on or off, and remembers it. */
export function switchSearchKey(root: Document, isOn: boolean): void {
  root.documentElement.dataset['searchKey'] = isOn ? 'on' : 'off';
  writeStored(root.defaultView, 'localStorage', { key, value: isOn ? 'on' : 'off' });
}

/** Calls `notify` when the key is switched on or off; returns the function that stops it. */
export function watchSearchKey(root: Document, notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(root.documentElement, { attributeFilter: ['data-search-key'] });
  return () => observer.disconnect();
}
