import { onClick } from './on';
import { readStored, writeStored } from './stored';
import { watchPage } from './watch-page';

/** Key of the reader's choice. */
const colorModeKey = 'theme';

export type ColorMode = 'light' | 'dark';

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

/** Shows the mode that the reader has chosen, unless the site has one mode only. */
export function restoreColorMode(): void {
  const { dataset } = document.documentElement;
  const mode = readStored(colorModeKey);
  if (!('themeFixed' in dataset) && (mode === 'light' || mode === 'dark')) dataset['theme'] = mode;
}

/** Switches between light and dark, remembers the choice, and follows the one made in another tab. */
export function installColorMode(): void {
  const showState = (): void => {
    for (const button of document.querySelectorAll('[data-color-mode]')) button.ariaPressed = String(isDark());
  };
  const channel = openChannel();
  onClick('[data-color-mode]', () => {
    const mode = isDark() ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = mode;
    showState();
    writeStored(colorModeKey, mode);
    channel?.postMessage('');
  });
  window.addEventListener('storage', ({ key }) => {
    if (key !== colorModeKey) return;
    restoreColorMode();
    showState();
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
