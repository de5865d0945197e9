'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { versions } from '@/.generated/versions';
import type { ShellModel } from '@/lib/site/types';
import { preferredVersionKey } from '../behavior/link-choices';
import { readStored } from '../behavior/stored';
import { type NavNode, navNodes } from './nav-node';

/** What the entries of the navbar and of the phone's menu are drawn from. */
export type NavModel = Pick<ShellModel, 'navbar' | 'locales' | 'locale'>;

const subscribe = (notify: () => void): (() => void) => {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
};
const readPreferred = (): string | null => readStored(preferredVersionKey);

/** The navbar's entries of one end, or of both, as they stand on the current page; before hydration, as for a reader who has chosen no docs version. */
export function useNavNodes({ navbar, ...model }: NavModel, position?: 'left' | 'right'): NavNode[] {
  const pathname = usePathname();
  const preferredVersion = useSyncExternalStore(subscribe, readPreferred, () => null);
  const entries = position === undefined ? navbar : navbar.filter((entry) => entry.position === position);
  return navNodes(entries, { ...model, versions, pathname, preferredVersion });
}
