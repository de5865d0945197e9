import type { SearchOutcome } from '../common/types';
import type { ServiceRequest } from './create-search-service';
import type { WorkerReply, WorkerRequest } from './worker-messages';

/** Raised for every open request when the worker does not start or breaks. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
}

type Waiting = Readonly<{ resolve: (outcome: SearchOutcome) => void; reject: (reason: Error) => void }>;

/** The search in a worker. */
export type WorkerService = Readonly<{
  search: (request: ServiceRequest, signal?: AbortSignal) => Promise<SearchOutcome>;
}>;

/** Takes a worker and gives the search behind it; its requests reject with `WorkerFailure` where the worker fails, and with an `AbortError` where they were taken back before they were begun. */
export function createWorkerService(worker: Worker): WorkerService {
  const waiting = new Map<number, Waiting>();
  let nextId = 0;
  let failure: WorkerFailure | undefined;
  const post = (message: WorkerRequest): void => worker.postMessage(message);
  const fail = (): void => {
    failure = new WorkerFailure('The search worker does not run.');
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
    worker.terminate();
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    switch (data.kind) {
      case 'found':
        return request?.resolve(data.outcome);
      case 'cancelled':
        return request?.reject(new DOMException('The search was taken back.', 'AbortError'));
      case 'failed':
        return request?.reject(new WorkerFailure('The search worker could not answer.'));
    }
  });
  return {
    search: (request, signal) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        const id = nextId++;
        waiting.set(id, { resolve, reject });
        signal?.addEventListener('abort', () => {
          if (waiting.has(id)) post({ kind: 'cancel', id });
        });
        post({ kind: 'search', id, request });
      }),
  };
}
