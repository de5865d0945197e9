'use client';

import { useEffect, useRef } from 'react';

/** Under `npm run dev`: loads the page again once a state, of which it was drawn with one, is another. */
export function ReloadAtChange({ state }: { readonly state: string }) {
  const first = useRef(state);
  useEffect(() => {
    if (state !== first.current) location.reload();
  }, [state]);
  return null;
}
