import type { SearchClient } from '@/lib/search/browser/search-client';
import type { SearchRequest } from '@/lib/search/browser/search-messages';
import type { SearchOutcome } from '@/lib/search/common/types';

export type SearchStatus = 'idle' | 'loading' | 'stalled';

/** Milliseconds after which a pending answer is shown as loading. */
const stalledAfter = 300;

type Listener = Readonly<{
  onStalled: () => void;
  /** Called with the answer to the latest question, and again if that answer was early. */
  onAnswer: (outcome: SearchOutcome) => void;
  /** Called with the answer to a question that a newer one has replaced. */
  onOutdated?: (outcome: SearchOutcome) => void;
}>;

/** Returns a function that asks one question at a time, and after each answer only the latest that came meanwhile; `undefined` asks nothing. */
export function askLatest(client: () => SearchClient, { onStalled, onAnswer, onOutdated }: Listener) {
  let latest: SearchRequest | undefined;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const give = (asked: SearchRequest, outcome: SearchOutcome): void => {
    if (asked !== latest) return onOutdated?.(outcome);
    clearTimeout(timer);
    onAnswer(outcome);
    if (!outcome.isEarly) return;
    void client()
      .whole()
      .then(() => {
        if (asked === latest) void work();
      });
  };
  const work = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let asked = latest; asked;) {
      give(asked, await client().search(asked));
      asked = asked === latest ? undefined : latest;
    }
    isBusy = false;
  };
  return (question: SearchRequest | undefined): void => {
    latest = question;
    clearTimeout(timer);
    if (!question) return;
    timer = setTimeout(onStalled, stalledAfter);
    void work();
  };
}
