import { createSearchService, type SearchService } from './create-search-service';
import { createFileInbox } from './file-inbox';
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

/** A turn of the event loop, in which a request that came meanwhile can take this one back. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function answer({ id, request }: Extract<WorkerRequest, { readonly kind: 'search' }>): Promise<void> {
  waiting.add(id);
  service?.warm();
  await nextTurn();
  if (!waiting.delete(id) || !service) return;
  try {
    scope.postMessage({ kind: 'found', id, outcome: await service.search(request) });
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
      return service?.warm();
    case 'search':
      return void answer(data);
    case 'cancel':
      return void waiting.delete(data.id);
  }
});
