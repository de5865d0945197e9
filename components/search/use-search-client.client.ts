'use client';

import { usePathname } from 'next/navigation';
import { searchSettings } from '@/.generated/search-settings';
import type { SearchClient } from '@/lib/search/common/types';
import { usePreferredVersion } from '../nav/preferred-version.client';
import { versionInUse } from '../nav/versions';
import { sharedClient } from './shared-client';

/** The search over the docs version being read, else the one chosen last, and everything that has no version. */
export function useSearchClient(): SearchClient {
  const pathname = usePathname();
  const preferred = usePreferredVersion();
  return sharedClient(versionInUse({ versions: searchSettings.versions, pathname, preferred })?.name);
}
