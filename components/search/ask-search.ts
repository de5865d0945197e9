import type { SearchClient, SearchOptions, SearchOutcome } from '@/lib/search/common/types';

/** Milliseconds after which waiting for an answer shows. */
const stalledAfter = 300;

/** What is asked for. */
export type Question = Readonly<{ client: SearchClient; query: string }> & Pick<SearchOptions, 'filter' | 'limit'>;

type Listener = Readonly<{
  /** Called where the answer is late. */
  onStalled: () => void;
  onAnswer: (outcome: SearchOutcome) => void;
}>;

/** Asks a question and gives the function that takes it back, after which nothing is called any more. */
export function askSearch({ client, query, ...options }: Question, { onStalled, onAnswer }: Listener): () => void {
  const waiting = new AbortController();
  const timer = setTimeout(onStalled, stalledAfter);
  void client
    .search(query, { ...options, signal: waiting.signal })
    .then((outcome) => !waiting.signal.aborted && onAnswer(outcome))
    // Only a question that nobody waits for any more is refused.
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
  return () => {
    waiting.abort();
    clearTimeout(timer);
  };
}
