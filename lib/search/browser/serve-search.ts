import type { SearchOutcome } from '../common/types';
import type { SearchService } from './create-search-service';
import type { SearchRequest } from './search-engine';
import type { WorkerReply, WorkerRequest } from './worker-messages';

/** The worker's side of `self`, which the DOM's types do not know. */
export type WorkerScope = Readonly<{
  postMessage: (reply: WorkerReply) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void) => void;
}>;

/** What is asked while the reader has asked nothing yet: the first answer takes a multiple of the time of later ones. */
const rehearsal: SearchRequest = { query: 'scan', limit: 8 };
/** Who types at once must not wait for it. */
const rehearsalDelayMs = 200;

/** A turn of the event loop, in which a request that came meanwhile can take this one back. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Why a hit stands where it stands is for the command line; the page would only take time to receive it. */
const withoutReasons = ({ groups, ...outcome }: SearchOutcome): SearchOutcome => ({
  ...outcome,
  groups: groups.map(({ hits, ...group }) => ({ ...group, hits: hits.map((hit) => ({ ...hit, why: [] })) })),
});

/** Takes a worker's scope and answers each request that comes there with one reply. */
export function serveSearch(scope: WorkerScope, service: SearchService): void {
  const waiting = new Set<number>();
  let isAsked = false;

  const replyTo = async ({
    id,
    request,
  }: Extract<WorkerRequest, { readonly kind: 'search' }>): Promise<WorkerReply> => {
    isAsked = true;
    waiting.add(id);
    try {
      await service.open();
      await nextTurn();
      if (!waiting.delete(id)) return { kind: 'cancelled', id };
      return { kind: 'found', id, outcome: withoutReasons(await service.search(request)) };
    } catch {
      return { kind: 'failed', id };
    }
  };

  scope.addEventListener('message', ({ data }) => {
    switch (data.kind) {
      case 'search':
        return void replyTo(data).then((reply) => scope.postMessage(reply));
      case 'cancel':
        return void waiting.delete(data.id);
    }
  });
  const rehearse = (): void => {
    if (!isAsked) void service.search(rehearsal);
  };
  void service.warm().then(() => setTimeout(rehearse, rehearsalDelayMs));
}
