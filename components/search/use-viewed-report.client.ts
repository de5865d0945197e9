'use client';

import { useEffect } from 'react';
import { searchSettings } from '@/.generated/search-settings';
import type { SearchOutcome } from '@/lib/search/common/types';

const { insights } = searchSettings;

/** Reports the results that are on the screen, where the site wants that; else nothing of it is even loaded. */
export function useViewedReport(outcome: SearchOutcome | undefined): void {
  useEffect(() => {
    if (!insights || !outcome) return;
    const ids = outcome.groups.flatMap(({ hits }) => hits.map(({ document }) => document.sectionRoute));
    import('./report-viewed').then(
      ({ reportViewed }) => reportViewed(window, insights, ids),
      () => undefined,
    );
  }, [outcome]);
}
