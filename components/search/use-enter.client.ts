'use client';

import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { leaveToUs } from './leave-to-us';
import { followEntry, type OpenIn, openIn } from './open-entry';
import type { SearchStatus } from './use-search.client';

type Field = RefObject<HTMLInputElement | null>;
type Enter = Readonly<{
  onEnter: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** Gives up what Enter waits for. */
  forget: () => void;
}>;

/** The panel's active entry. */
function activeEntry(field: HTMLInputElement | null): HTMLElement | null {
  const id = field?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : null;
}

/** What Enter does: it chooses the active entry; where the answer is still to come, as soon as it is there; and without an entry it sends the form. */
export function useEnter(field: Field, status: SearchStatus): Enter {
  const awaited = useRef<OpenIn>(undefined);
  const forget = (): void => {
    awaited.current = undefined;
  };

  useEffect(() => {
    const place = awaited.current;
    const entry = place && status === 'idle' ? activeEntry(field.current) : null;
    if (status === 'idle') awaited.current = undefined;
    if (place && entry) followEntry(entry, place);
  }, [field, status]);

  const onEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    leaveToUs(event);
    const entry = activeEntry(event.currentTarget);
    if (status === 'idle' && !entry) return;
    event.preventDefault();
    if (status === 'idle' && entry) followEntry(entry, openIn(event));
    else awaited.current = openIn(event);
  };
  return { onEnter, forget };
}
