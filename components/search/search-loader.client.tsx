'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { installSearchIntent } from '../behavior/search-intent';
import { useLate } from './use-late.client';

/** The index is on its way before the box is drawn, which takes a slow phone longer than to fetch it. */
async function loadSearch(pathname: string): Promise<ComponentType> {
  const warming = import('./warm-search').then(({ warmSearch }) => warmSearch(pathname));
  const [{ Search }] = await Promise.all([import('./search.client'), warming.catch(() => undefined)]);
  return Search;
}

/** Loads the code of the search box when the reader turns to the box. Until then, and where it fails, the plain form stays. */
export function SearchLoader() {
  const pathname = usePathname();
  const [Search, loadOnce] = useLate();
  const load = useEffectEvent(() => loadOnce(() => loadSearch(pathname)));
  useEffect(() => installSearchIntent({ root: document, load }), []);
  return Search && <Search />;
}
