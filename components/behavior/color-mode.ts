import { onClick } from './on';
import { writeStored } from './stored';
import { watchPage } from './watch-page';

/** Key of the reader's choice. */
export const colorModeKey = 'theme';

export type ColorMode = 'light' | 'dark';

export const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

const isDark = (root: Document): boolean => root.documentElement.dataset['theme'] === 'dark';

/** A browser shows a page that it kept for the way back as it was left, in the mode it had then; it does not keep one that is sent a message. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(colorModeKey);
  } catch {
    // Storage is blocked, and the choice with it.
    return undefined;
  }
}

/** Switches between light and dark, remembers the choice, and follows the one made in another tab, unless the site has one mode only. */
export function installColorMode(root: Document): void {
  const showState = (): void =>
    root
      .querySelectorAll('[data-color-mode]')
      .forEach((button) => button.setAttribute('aria-pressed', String(isDark(root))));
  const set = (mode: string): void => {
    root.documentElement.dataset['theme'] = mode;
    showState();
  };
  const channel = openChannel();
  onClick(root, '[data-color-mode]', () => {
    const mode = isDark(root) ? 'light' : 'dark';
    set(mode);
    writeStored(colorModeKey, mode);
    channel?.postMessage('');
  });
  root.defaultView?.addEventListener('storage', ({ key, newValue }) => {
    const isFixed = 'themeFixed' in root.documentElement.dataset;
    if (key === colorModeKey && isColorMode(newValue) && !isFixed) set(newValue);
  });
  watchPage(root, showState);
}

/** The mode the page is in. */
export const readColorMode = (root: Document): ColorMode => (isDark(root) ? 'dark' : 'light');

/** Calls `notify` on each change of the mode; returns the function that stops it. */
export function watchColorMode(root: Document, notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(root.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
