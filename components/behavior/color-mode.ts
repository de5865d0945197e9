import { onClick } from './on';
import { writeStored } from './stored';
import { watchPage } from './watch-page';

/** Key of the reader's choice. */
export const colorModeKey = 'theme';

export type ColorMode = 'light' | 'dark';

export const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

const isDark = (): boolean => document.documentElement.dataset['theme'] === 'dark';

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
export function installColorMode(): void {
  const showState = (): void => {
    for (const button of document.querySelectorAll('[data-color-mode]')) button.ariaPressed = String(isDark());
  };
  const set = (mode: string): void => {
    document.documentElement.dataset['theme'] = mode;
    showState();
  };
  const channel = openChannel();
  onClick('[data-color-mode]', () => {
    const mode = isDark() ? 'light' : 'dark';
    set(mode);
    writeStored(colorModeKey, mode);
    channel?.postMessage('');
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    const isFixed = 'themeFixed' in document.documentElement.dataset;
    if (key === colorModeKey && isColorMode(newValue) && !isFixed) set(newValue);
  });
  watchPage(showState);
}

/** The mode the page is in. */
export const readColorMode = (): ColorMode => (isDark() ? 'dark' : 'light');

/** Calls `notify` on each change of the mode; returns the function that stops it. */
export function watchColorMode(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
