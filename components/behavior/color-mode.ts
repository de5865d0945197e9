import { onClick } from './on';
import { readStored, writeStored } from './stored';
import { watchPage } from './watch-page';

/** Key of the reader's choice. */
const colorModeKey = 'theme';

export type ColorMode = 'light' | 'dark';

const isDark = (): boolean => document.documentElement.dataset['theme'] === 'dark';

/** The back-forward cache would restore a page in the mode it was left in; a message to a cached page evicts it, and the browser loads it anew. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(colorModeKey);
  } catch {
    // With storage blocked, the choice cannot be kept either.
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
