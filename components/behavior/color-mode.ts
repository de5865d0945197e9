import { writeStored } from './stored';

export type ColorMode = 'light' | 'dark';

/** Key of the reader's choice; `public/static/boot.js` reads it before the first paint. */
const key = 'theme';

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/** Gives the mode the page is in. */
export function readColorMode(root: Document): ColorMode {
  return root.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Puts the page into a mode and remembers it. */
export function writeColorMode(root: Document, mode: ColorMode): void {
  root.documentElement.dataset['theme'] = mode;
  writeStored(root.defaultView, 'localStorage', { key, value: mode });
}

/** Calls `notify` on each change of the mode, also one made in another tab; returns the function that stops it. */
export function watchColorMode(root: Document, notify: () => void): () => void {
  const view = root.defaultView;
  const observer = new MutationObserver(notify);
  observer.observe(root.documentElement, { attributeFilter: ['data-theme'] });
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key && isColorMode(event.newValue)) root.documentElement.dataset['theme'] = event.newValue;
  };
  view?.addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    view?.removeEventListener('storage', onStorage);
  };
}
