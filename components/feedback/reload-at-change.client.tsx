'use client';

import { useEffect, useRef } from 'react';

type ReloadAtChangeProps = Readonly<{
  state: string;
  /** Only where the page shows such an element. */ where?: string;
}>;

/** Under `npm run dev`: loads the page again once a state, of which it was drawn with one, is another. */
export function ReloadAtChange({ state, where = 'html' }: ReloadAtChangeProps) {
  const first = useRef(state);
  useEffect(() => {
    if (state !== first.current && document.querySelector(where)) location.reload();
  }, [state, where]);
  return null;
}
