'use client';

import { useEffect, useState } from 'react';
import type { SearchOutcome } from '@/lib/search/common/types';
import { askSearch, type Question } from './ask-search';

export type SearchStatus = 'idle' | 'loading' | 'stalled';

export type Search = Readonly<{
  status: SearchStatus;
  /** The latest answer; while a newer query waits for its own, that of an older one. */
  outcome?: SearchOutcome;
}>;

type Answer = Readonly<{ key: string; outcome: SearchOutcome }>;

const none: Search = { status: 'idle' };

/** Asks for each new query once, gives up what an older one still waits for, and tells when an answer is late. Keep `filter` the same object while it does not change. */
export function useSearch({ client, query, filter, limit }: Question): Search {
  const asked = query.trim();
  const key = JSON.stringify([asked, filter]);
  const [answer, setAnswer] = useState<Answer>();
  const [stalled, setStalled] = useState('');

  useEffect(() => {
    if (asked === '') return;
    const give = (outcome: SearchOutcome): void => setAnswer({ key, outcome });
    const question = { client, query: asked, limit, filter };
    return askSearch(question, { onStalled: () => setStalled(key), onAnswer: give, onBetter: give });
  }, [client, asked, filter, limit, key]);

  if (asked === '') return none;
  if (answer?.key === key) return { status: 'idle', outcome: answer.outcome };
  return { status: stalled === key ? 'stalled' : 'loading', outcome: answer?.outcome };
}
