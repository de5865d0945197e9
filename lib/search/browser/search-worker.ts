import { createSearchService, type SearchService } from './create-search-service';
import type { SearchOutcome } from '../common/types';
import { createFileInbox } from './file-inbox';
import type { SearchRequest } from './search-engine';
import type { WorkerReply, WorkerRequest } from './worker-messages';

/** The worker's side of `self`, which the DOM's types do not know. */
type WorkerScope = Readonly<{
  postMessage: (reply: WorkerReply) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void) => void;
}>;

const scope = globalThis as unknown as WorkerScope;
const waiting = new Set<number>();
const inbox = createFileInbox();
let service: SearchService | undefined;

/** What is asked while the reader has asked nothing yet: the first answer takes a multiple of the time of later ones. */
const rehearsal: SearchRequest = { query: 's', limit: 8 };
let isAsked = false;

async function warm(): Promise<void> {
  await service?.warm();
  if (!isAsked) await service?.search(rehearsal);
}

/** A turn of the event loop, in which a request that came meanwhile can take this one back. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Why a hit stands where it stands is for the command line; the page would only take time to receive it. */
const withoutReasons = ({ groups, ...outcome }: SearchOutcome): SearchOutcome => ({
  ...outcome,
  groups: groups.map(({ hits, ...group }) => ({ ...group, hits: hits.map((hit) => ({ ...hit, why: [] })) })),
});

async function answer({ id, request }: Extract<WorkerRequest, { readonly kind: 'search' }>): Promise<void> {
  isAsked = true;
  waiting.add(id);
  void service?.warm();
  await nextTurn();
  if (!waiting.delete(id) || !service) return;
  try {
    scope.postMessage({ kind: 'found', id, outcome: withoutReasons(await service.search(request)) });
  } catch {
    scope.postMessage({ kind: 'failed', id });
  }
}

scope.addEventListener('message', ({ data }) => {
  switch (data.kind) {
    case 'open':
      service = createSearchService(data.tags, inbox.load);
      return;
    case 'file':
      return inbox.receive(data.route, data.bytes);
    case 'warm':
      return void warm();
    case 'search':
      return void answer(data);
    case 'cancel':
      return void waiting.delete(data.id);
  }
});
