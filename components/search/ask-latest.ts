import type { SearchClient } from '@/lib/search/browser/search-client';
import type { SearchRequest } from '@/lib/search/browser/search-messages';
import type { SearchOutcome } from '@/lib/search/common/types';

export type SearchStatus = 'idle' | 'loading' | 'stalled';

/** Milliseconds after which a pending answer is shown as loading. */
const stalledAfter = 300;

type Listener = Readonly<{
  onStalled: () => void;
  /** Called with the answer to the latest question, and again if that answer was partial. */
  onAnswer: (outcome: SearchOutcome) => void;
  /** Called with the answer to a question that a newer one has replaced. */
  onOutdated?: (outcome: SearchOutcome) => void;
}>;

/** Returns a function that asks one question at a time, and after each answer only the latest that came meanwhile; `undefined` asks nothing. */
export function askLatest(client: () => SearchClient, { onStalled, onAnswer, onOutdated }: Listener) {
  let latestQuestion: SearchRequest | undefined;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const deliver = (asked: SearchRequest, outcome: SearchOutcome): void => {
    if (asked !== latestQuestion) return onOutdated?.(outcome);
    clearTimeout(timer);
    onAnswer(outcome);
    if (!outcome.isPartial) return;
    void client()
      .loadAll()
      .then(() => {
        if (asked === latestQuestion) void processQuestions();
      });
  };
  const processQuestions = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let asked = latestQuestion; asked;) {
      deliver(asked, await client().search(asked));
      asked = asked === latestQuestion ? undefined : latestQuestion;
    }
    isBusy = false;
  };
  return (question: SearchRequest | undefined): void => {
    latestQuestion = question;
    clearTimeout(timer);
    if (!question) return;
    timer = setTimeout(onStalled, stalledAfter);
    void processQuestions();
  };
}
