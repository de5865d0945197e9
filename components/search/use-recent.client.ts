'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { parseRecent, readRecent, watchRecent } from './recent-searches';

/** The reader's latest queries, latest first. */
export function useRecent(): readonly string[] {
  const stored = useSyncExternalStore(
    (notify) => watchRecent(window, notify),
    () => readRecent(window),
  );
  return useMemo(() => parseRecent(stored), [stored]);
}
