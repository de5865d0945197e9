'use client';

import { type MouseEvent, type RefObject, useCallback } from 'react';
import { leaveToUs } from './leave-to-us';
import { openIn } from './open-entry';
import { rememberSearch, writeRecent } from './recent-searches';
import type { SearchItem } from './search-items';

type Choosing = Readonly<{
  field: RefObject<HTMLInputElement | null>;
  /** Searches for a query. */
  ask: (query: string) => void;
  /** Ends the search, since the page behind a result is opened in its place. */
  end: () => void;
}>;

type Choice = Readonly<{
  /** Takes the click on a link that leads away. */
  leave: (event: MouseEvent) => void;
  /** Takes the click on an entry of the panel. */
  choose: (item: SearchItem, event: MouseEvent) => void;
}>;

/** What a click on an entry does besides following its link. Keep `ask` and `end` the same while they do not change. */
export function useChoice({ field, ask, end }: Choosing): Choice {
  const leave = useCallback(
    (event: MouseEvent): void => {
      rememberSearch(window, field.current?.value ?? '');
      if (openIn(event) === 'here') end();
    },
    [field, end],
  );
  const choose = useCallback(
    (item: SearchItem, event: MouseEvent): void => {
      leaveToUs(event);
      if (item.kind === 'clearRecent') writeRecent(window, []);
      else if (item.kind === 'recent') ask(item.query);
      else leave(event);
    },
    [leave, ask],
  );
  return { leave, choose };
}
