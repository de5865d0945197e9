'use client';

import { useSyncExternalStore } from 'react';
import { readStored } from '../behavior/stored';
import { preferredVersionKey } from '../behavior/link-choices';

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
};

/** Name of the docs version that the reader chose last; `null` before hydration and without a choice. */
export const usePreferredVersion = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStored(preferredVersionKey),
    () => null,
  );
