'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { installSearchIntent } from '../behavior/search-intent';
import { useHydrated } from '../ui/use-hydrated.client';

/** Loads what search needs: the box's code when the reader turns to the box, the marks' where the address carries a query. Until then, and where it fails, the plain form stays. */
export function SearchLoader() {
  const pathname = usePathname();
  const [Search, loadSearch] = useLate(() => import('./search.client').then((module) => module.Search));
  const load = useEffectEvent(() => {
    if (!Search)
      void import('./warm-search').then(
        ({ warmSearch }) => warmSearch(pathname),
        () => undefined,
      );
    loadSearch();
  });
  useEffect(() => installSearchIntent({ root: document, load }), []);
  const isHydrated = useHydrated();
  return (
    <>
      {Search && <Search />}
      {/* Only in the browser: an exported page knows no query. */}
      {isHydrated && <Marks />}
    </>
  );
}

function Marks() {
  const hasQuery = useSearchParams().has('q');
  const [LandingMarks, load] = useLate(() => import('./landing-marks.client').then((module) => module.LandingMarks));
  useEffect(() => {
    if (hasQuery) load();
  }, [hasQuery, load]);
  return LandingMarks && hasQuery && <LandingMarks />;
}

type Late = readonly [component: ComponentType | undefined, load: () => void];

/** Gives a component once it was asked for and has come. */
function useLate(load: () => Promise<ComponentType>): Late {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const [loadOnce] = useState(() => {
    let asked = false;
    return () => {
      if (asked) return;
      asked = true;
      load().then(
        (component) => setLoaded(() => component),
        () => (asked = false),
      );
    };
  });
  return [Loaded, loadOnce];
}
