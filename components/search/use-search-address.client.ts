'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { searchSettings } from '@/.generated/search-settings';
import { withBase } from '@/lib/config/routes';
import { readSearchAddress, type SearchAddress, searchRoute } from './search-address';

/** Pause in typing, in milliseconds, after which the address follows: browsers refuse to change it many times a second. */
const typingPause = 400;

type AddressState = Readonly<{
  address: SearchAddress;
  /** Shows another query at once; the address follows without a step in the browser's history. */
  type: (query: string) => void;
  /** Shows something else, as a step that "back" takes back. */
  go: (change: Partial<SearchAddress>) => void;
}>;

const write = (how: 'pushState' | 'replaceState', address: SearchAddress): void =>
  window.history[how](null, '', withBase(searchSettings.baseUrl, searchRoute(address)));

/** The search page's state, which is its address; what is being typed is a little ahead of it. */
export function useSearchAddress(): AddressState {
  const shown = readSearchAddress(useSearchParams());
  const [draft, setDraft] = useState<string>();
  const [known, setKnown] = useState(shown.query);
  const [written, setWritten] = useState(shown.query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // What was written here may arrive when more is typed already; another address is that of a link or of "back", which win.
  if (known !== shown.query) {
    setKnown(shown.query);
    if (shown.query !== written) setDraft(undefined);
  }

  const address = { ...shown, query: draft ?? shown.query };
  const writeNow = (how: 'pushState' | 'replaceState', next: SearchAddress): void => {
    clearTimeout(timer.current);
    setWritten(next.query.trim());
    write(how, next);
  };
  const type = (query: string): void => {
    setDraft(query);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => writeNow('replaceState', { ...address, query }), typingPause);
  };
  const go = (change: Partial<SearchAddress>): void => writeNow('pushState', { ...address, ...change });
  return { address, type, go };
}
