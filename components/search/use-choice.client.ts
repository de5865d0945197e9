'use client';

import { type MouseEvent, type RefObject, useCallback } from 'react';
import { leaveToUs } from './leave-to-us';
import { openIn } from './open-entry';
import { rememberSearch, writeRecent } from './recent-searches';
import type { SearchItem } from './search-items';

type Field = RefObject<HTMLInputElement | null>;

type Choosing = Readonly<{
  field: Field;
  /** Searches for a query. */
  change: (query: string) => void;
  /** Ends the search, since the page behind a result is opened in its place. */
  end: () => void;
}>;

type Choice = Readonly<{
  /** Puts a query into the field and searches for it. */
  fill: (query: string) => void;
  /** Takes the click on a link that leads away. */
  leave: (event: MouseEvent) => void;
  /** Takes the click on an entry of the panel. */
  choose: (item: SearchItem, event: MouseEvent) => void;
}>;

function write({ current: input }: Field, text: string): void {
  if (input) input.value = text;
}

/** What a click on an entry does besides following its link. Keep `change` and `end` the same while they do not change. */
export function useChoice({ field, change, end }: Choosing): Choice {
  const fill = useCallback(
    (query: string): void => {
      write(field, query);
      change(query);
    },
    [field, change],
  );
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
      else if (item.kind === 'recent') fill(item.query);
      else leave(event);
    },
    [leave, fill],
  );
  return { fill, leave, choose };
}
