import type { SearchClient, SearchOptions, SearchOutcome } from '@/lib/search/common/types';

/** Milliseconds after which waiting for an answer shows. */
const stalledAfter = 300;

/** What is asked for. */
export type Question = Readonly<{ client: SearchClient; query: string }> & Pick<SearchOptions, 'filter' | 'limit'>;

type Listener = Readonly<{
  /** Called where the answer is late. */
  onStalled: () => void;
  onAnswer: (outcome: SearchOutcome) => void;
  /** Called where the answer was early, with what is found by the texts. */
  onBetter: (outcome: SearchOutcome) => void;
  /** Called with an answer that was on its way when the question was taken back. */
  onOutdated?: (outcome: SearchOutcome) => void;
}>;

/** Asks a question and gives the function that takes it back. */
export function askSearch(question: Question, { onStalled, onAnswer, onBetter, onOutdated }: Listener): () => void {
  const { client, query, ...options } = question;
  const waiting = new AbortController();
  const { signal } = waiting;
  const timer = setTimeout(onStalled, stalledAfter);
  const ask = async (): Promise<void> => {
    const outcome = await client.search(query, { ...options, signal });
    clearTimeout(timer);
    if (signal.aborted) return onOutdated?.(outcome);
    onAnswer(outcome);
    if (!outcome.isEarly) return;
    const better = await client.search(query, { ...options, signal, isPatient: true });
    if (!signal.aborted) onBetter(better);
  };
  // Only a question that nobody waits for any more is refused.
  void ask().catch(() => undefined);
  return () => {
    waiting.abort();
    clearTimeout(timer);
  };
}
