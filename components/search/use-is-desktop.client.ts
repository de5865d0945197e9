'use client';

import { useSyncExternalStore } from 'react';

const query = '(width >= 996px)';

function subscribe(notify: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

/** Whether the window has the desktop width. */
export const useIsDesktop = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
