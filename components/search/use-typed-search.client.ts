'use client';

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SearchClient, SearchOutcome } from '@/lib/search/common/types';
import { askSearch } from './ask-search';
import type { SearchStatus } from './use-search.client';

type TypedSearch = Readonly<{
  /** The latest answer; while a newer query waits for its own, that of an older one. */
  outcome: SearchOutcome | undefined;
  isEmpty: boolean;
  /** Asks for what is typed now, and gives up what was asked before. */
  ask: (text: string) => void;
  /** Whether the answer to the latest query is still to come. */
  isWaiting: () => boolean;
}>;

type Field = RefObject<HTMLInputElement | null>;

/** The state of the search stands in the page alone: a key must not draw the box anew only to say that the search has begun. */
function showStatus({ current: input }: Field, status: SearchStatus): void {
  input?.closest('[data-status]')?.setAttribute('data-status', status);
  input?.setAttribute('aria-busy', String(status !== 'idle'));
}

/** Whether the first entry of the panel is the active one, as it is until the reader goes on from it. */
function isAtFirst({ current: input }: Field): boolean {
  const active = document.getElementById(input?.getAttribute('aria-activedescendant') ?? '');
  return active === null || active === active.closest('[role="listbox"]')?.querySelector('[role="option"]');
}

type Asked = Readonly<{ query: string; isAnswered: boolean; takeBack: () => void }>;

const nothing: Asked = { query: '', isAnswered: true, takeBack: () => undefined };

/** Answers what stands in a field, as it is typed. Nothing is drawn until there is an answer. */
export function useTypedSearch(field: Field, client: SearchClient, initialQuery: string): TypedSearch {
  const [outcome, setOutcome] = useState<SearchOutcome>();
  const [isEmpty, setEmpty] = useState(initialQuery.trim() === '');
  const asked = useRef(nothing);

  const forget = useCallback(() => {
    asked.current.takeBack();
    asked.current = nothing;
  }, []);
  const pose = useCallback(
    (query: string) => {
      forget();
      showStatus(field, query === '' ? 'idle' : 'loading');
      if (query === '') return;
      const takeBack = askSearch(
        { client, query },
        {
          onStalled: () => showStatus(field, 'stalled'),
          onAnswer: setOutcome,
          // What the reader is choosing from already is not put in another order.
          onBetter: (found) => isAtFirst(field) && setOutcome(found),
          // Results for fewer letters are better than none.
          onOutdated: (found) => asked.current.query.startsWith(found.query) && setOutcome((shown) => shown ?? found),
        },
      );
      asked.current = { query, isAnswered: false, takeBack };
    },
    [client, field, forget],
  );
  const ask = useCallback(
    (text: string) => {
      const query = text.trim();
      setEmpty(query === '');
      if (query === '') setOutcome(undefined);
      if (query !== asked.current.query) pose(query);
    },
    [pose],
  );

  // Also where the reader goes on to another docs version, whose pages are searched then.
  useEffect(() => {
    const query = (field.current?.value ?? '').trim();
    // The first key may have come before.
    if (query !== asked.current.query) pose(query);
    return forget;
  }, [pose, field, forget]);

  useLayoutEffect(() => {
    if (outcome === undefined || outcome.query !== asked.current.query) return;
    asked.current = { ...asked.current, isAnswered: true };
    showStatus(field, 'idle');
  }, [outcome, field]);

  const isWaiting = useCallback(() => !asked.current.isAnswered, []);
  return { outcome, isEmpty, ask, isWaiting };
}
