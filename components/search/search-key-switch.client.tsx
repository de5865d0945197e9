'use client';

import { useSyncExternalStore } from 'react';
import { searchStrings } from '@/lib/config/search-strings';
import { isSearchKeyOn, switchSearchKey, watchSearchKey } from '../behavior/search-key';
import styles from './search-key-switch.module.css';

/** Switches the one-character shortcut off for those whose voice or hand types it unasked (WCAG 2.1.4). */
export function SearchKeySwitch() {
  const isOn = useSyncExternalStore(
    (notify) => watchSearchKey(document, notify),
    () => isSearchKeyOn(document),
    () => true,
  );
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => switchSearchKey(document, event.currentTarget.checked)}
      />
      {searchStrings.key}
    </label>
  );
}
