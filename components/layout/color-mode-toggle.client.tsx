'use client';

import { useSyncExternalStore } from 'react';
import { strings } from '@/lib/config/strings';
import { type ColorMode, readColorMode, watchColorMode, writeColorMode } from '../behavior/color-mode';
import { Icon } from '../ui/icon';
import { useHydrated } from '../ui/use-hydrated.client';
import styles from './color-mode-toggle.module.css';

const subscribe = (notify: () => void): (() => void) => watchColorMode(document, notify);

/** Switches between light and dark mode; asleep until the page is hydrated. Both icons are in the page and CSS shows one, so none flashes. */
export function ColorModeToggle({ defaultMode }: { readonly defaultMode: ColorMode }) {
  const isHydrated = useHydrated();
  const mode = useSyncExternalStore(
    subscribe,
    () => readColorMode(document),
    () => defaultMode,
  );
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled={!isHydrated}
      aria-label={strings.colorMode.dark}
      aria-pressed={mode === 'dark'}
      title={strings.colorMode.switchTo[other]}
      onClick={() => writeColorMode(document, other)}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}
