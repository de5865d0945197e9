'use client';

import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { SearchOutcome } from '@/lib/search/common/types';
import { leaveToUs } from './leave-to-us';
import { followEntry, type OpenIn, openIn } from './open-entry';

type EnterInput = Readonly<{
  field: RefObject<HTMLInputElement | null>;
  outcome: SearchOutcome | undefined;
  /** Whether the answer is still to come. */
  isWaiting: () => boolean;
}>;

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

/** What Enter does: it chooses the active entry; where the answer is still to come, as soon as it is there; and without an entry it sends the form. Keep `isWaiting` the same function. */
export function useEnter({ field, outcome, isWaiting }: EnterInput): Enter {
  const awaited = useRef<OpenIn>(undefined);
  const forget = useCallback(() => {
    awaited.current = undefined;
  }, []);

  useEffect(() => {
    const place = awaited.current;
    if (!place || isWaiting()) return;
    awaited.current = undefined;
    const entry = activeEntry(field.current);
    if (entry) followEntry(entry, place);
  }, [field, outcome, isWaiting]);

  const onEnter = useCallback(
    (event: KeyboardEvent<HTMLInputElement>): void => {
      if (event.nativeEvent.isComposing) return;
      leaveToUs(event);
      const entry = activeEntry(event.currentTarget);
      if (isWaiting()) {
        event.preventDefault();
        awaited.current = openIn(event);
      } else if (entry) {
        event.preventDefault();
        followEntry(entry, openIn(event));
      }
    },
    [isWaiting],
  );
  return { onEnter, forget };
}
