'use client';

import { useEffect, useState } from 'react';
import type { SearchClient, SearchFilter, SearchOutcome } from '@/lib/search/shared/types';

/** Milliseconds after which waiting for an answer shows. */
const stalledAfter = 300;

export type SearchStatus = 'idle' | 'loading' | 'stalled';

export type Search = Readonly<{
  status: SearchStatus;
  /** The latest answer; while a newer query waits for its own, that of an older one. */
  outcome?: SearchOutcome;
}>;

type Question = Readonly<{ client: SearchClient; query: string; filter?: SearchFilter; limit?: number }>;
type Answer = Readonly<{ key: string; outcome: SearchOutcome }>;

const none: Search = { status: 'idle' };

/** Asks for each new query once, gives up what an older one still waits for, and tells when an answer is late. Keep `filter` the same object while it does not change. */
export function useSearch({ client, query, filter, limit }: Question): Search {
  const asked = query.trim();
  const key = JSON.stringify([asked, filter]);
  const [answer, setAnswer] = useState<Answer>();
  const [stalled, setStalled] = useState('');

  useEffect(() => {
    if (asked === '') return undefined;
    const waiting = new AbortController();
    const timer = setTimeout(() => setStalled(key), stalledAfter);
    const answered = client.search(asked, { limit, filter, signal: waiting.signal });
    void answered
      .then((outcome) => !waiting.signal.aborted && setAnswer({ key, outcome }))
      // Only a question that nobody waits for any more is refused.
      .catch(() => undefined)
      .finally(() => clearTimeout(timer));
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, [client, asked, filter, limit, key]);

  if (asked === '') return none;
  if (answer?.key === key) return { status: 'idle', outcome: answer.outcome };
  return { status: stalled === key ? 'stalled' : 'loading', outcome: answer?.outcome };
}
