'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { installSearchIntent } from '../behavior/search-intent';
import type { SearchProps } from './search.client';
import { useLate } from './use-late.client';
import { warmSearch } from './warm-search';

/** The index is on its way before the code of the box, which takes a slow phone longer to run than to fetch it. */
async function loadSearch(pathname: string): Promise<ComponentType<SearchProps>> {
  warmSearch(pathname);
  const { Search } = await import('./search.client');
  return Search;
}

/** Loads the code of the search box when the reader turns to the box. Until then, and where it fails, the plain form stays. */
export function SearchLoader() {
  const pathname = usePathname();
  const [Search, loadOnce] = useLate<SearchProps>();
  const [isAsked, setAsked] = useState(false);
  const load = useEffectEvent(() => loadOnce(() => loadSearch(pathname)));
  useEffect(() => installSearchIntent({ root: document, load, open: () => setAsked(true) }), []);
  const close = useCallback(() => setAsked(false), []);
  return Search && <Search isAsked={isAsked} close={close} />;
}
