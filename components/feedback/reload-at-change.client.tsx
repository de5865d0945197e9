'use client';

import { useEffect, useRef } from 'react';

type ReloadAtChangeProps = Readonly<{
  state: string;
  /** Selector of an element that the page must show. */ selector?: string;
}>;

/** Under `npm run dev`: reloads the page once a state differs from the one it was first rendered with. */
export function ReloadAtChange({ state, selector = 'html' }: ReloadAtChangeProps) {
  const first = useRef(state);
  useEffect(() => {
    if (state !== first.current && document.querySelector(selector)) location.reload();
  }, [state, selector]);
  return null;
}
