'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { useHydrated } from '../ui/use-hydrated.client';
import { useLate } from './use-late.client';

/** Loads the code that marks words where the address carries a query. */
export function LandingLoader() {
  // Only in the browser: an exported page knows no query.
  return useHydrated() && <Marks />;
}

function Marks() {
  const hasQuery = useSearchParams().has('q');
  const [LandingMarks, loadOnce] = useLate();
  useEffect(() => {
    if (hasQuery) loadOnce(() => import('./landing-marks.client').then((module) => module.LandingMarks));
  }, [hasQuery, loadOnce]);
  return LandingMarks && hasQuery && <LandingMarks />;
}
