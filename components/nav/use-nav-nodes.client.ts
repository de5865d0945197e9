'use client';

import { usePathname } from 'next/navigation';
import type { NavModel } from './nav-model';
import { type NavNode, navNodes } from './nav-node';
import { usePreferredVersion } from './preferred-version.client';

/** The navbar's entries of one end, or of both, as they stand on the current page. */
export function useNavNodes({ navbar, ...model }: NavModel, position?: 'left' | 'right'): NavNode[] {
  const pathname = usePathname();
  const preferredVersion = usePreferredVersion();
  const entries = position === undefined ? navbar : navbar.filter((entry) => entry.position === position);
  return navNodes(entries, { ...model, pathname, preferredVersion });
}
