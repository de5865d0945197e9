import { tagsOfName, workerRoute } from '../common/search-tags';
import type { SearchOutcome } from '../common/types';
import { createSearchService } from './create-search-service';
import { fetchBelow } from './load-index';
import type { SearchRequest } from './search-engine';
import type { WorkerReply, WorkerRequest } from './worker-messages';

/** The worker's side of `self`, which the DOM's types do not know. */
type WorkerScope = Readonly<{
  name: string;
  location: Readonly<{ pathname: string }>;
  postMessage: (reply: WorkerReply) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void) => void;
}>;

const scope = globalThis as unknown as WorkerScope;
const waiting = new Set<number>();
const baseUrl = scope.location.pathname.slice(0, -workerRoute.length);
// The page may be busy for long on a slow phone: what the indexes need does not pass through it.
const service = createSearchService(tagsOfName(scope.name), fetchBelow(baseUrl));

/** What is asked while the reader has asked nothing yet: the first answer takes a multiple of the time of later ones. */
const rehearsal: SearchRequest = { query: 'scan', limit: 8 };
/** Who types at once must not wait for it. */
const rehearsalDelayMs = 200;
let isAsked = false;

const rehearse = (): void => {
  if (!isAsked) void service.search(rehearsal);
};

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
  await nextTurn();
  if (!waiting.delete(id)) return;
  try {
    scope.postMessage({ kind: 'found', id, outcome: withoutReasons(await service.search(request)) });
  } catch {
    scope.postMessage({ kind: 'failed', id });
  }
}

scope.addEventListener('message', ({ data }) => {
  switch (data.kind) {
    case 'search':
      return void answer(data);
    case 'cancel':
      return void waiting.delete(data.id);
  }
});
void service.warm().then(() => setTimeout(rehearse, rehearsalDelayMs));
