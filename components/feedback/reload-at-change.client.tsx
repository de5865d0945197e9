'use client';

import { useEffect, useRef } from 'react';

type ReloadAtChangeProps = Readonly<{
  state: string;
  /** Selector of an element that the page must show. */ where?: string;
}>;

/** Under `npm run dev`: reloads the page once a state differs from the one it was first rendered with. */
export function ReloadAtChange({ state, where = 'html' }: ReloadAtChangeProps) {
  const first = useRef(state);
  useEffect(() => {
    if (state !== first.current && document.querySelector(where)) location.reload();
  }, [state, where]);
  return null;
}
