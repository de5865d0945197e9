'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { navbar } from '@/.generated/navbar';
import { versions } from '@/.generated/versions';
import { preferredVersionKey } from '../behavior/link-choices';
import { readStored } from '../behavior/stored';
import { type NavNode, navNodes } from './nav-node';

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
};
const readPreferred = (): string | null => readStored(preferredVersionKey);

/** Nodes of the navbar's entries at one end, or at both, for the current page; before hydration, for a reader who has chosen no docs version. */
export function useNavNodes(position?: 'left' | 'right'): NavNode[] {
  const pathname = usePathname();
  const preferredVersion = useSyncExternalStore(subscribe, readPreferred, () => null);
  const { entries, locales, locale } = navbar;
  const shown = position === undefined ? entries : entries.filter((entry) => entry.position === position);
  return navNodes(shown, { locales, locale, versions, pathname, preferredVersion });
}
