import { writeStored } from './stored';

/** Key under which `off` is stored if the reader has turned off the one-character shortcut (WCAG 2.2, 2.1.4). */
export const searchKeyStorageKey = 'search-key';

/** Whether `/` leads to the search box. */
export const isSearchKeyOn = (): boolean => document.documentElement.dataset['searchKey'] !== 'off';

/** Switches `/` on or off, and remembers it. */
export function switchSearchKey(isOn: boolean): void {
  document.documentElement.dataset['searchKey'] = isOn ? 'on' : 'off';
  writeStored(searchKeyStorageKey, isOn ? 'on' : 'off');
}
