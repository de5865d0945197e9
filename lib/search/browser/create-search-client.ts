import type { SearchClient, SearchClientOptions, SearchOutcome } from '../common/types';
import type { SearchService, ServiceRequest } from './create-search-service';
import { fetchBelow } from './load-index';
import { startWorker } from './start-worker';
import { createWorkerService, WorkerFailure, type WorkerService } from './worker-service';

type Services = Readonly<{ worker: () => WorkerService | undefined; page: () => Promise<SearchService> }>;

/** Each is made when first needed; where the browser refuses a worker, the page does the work. */
function createServices({ baseUrl, tags }: SearchClientOptions): Services {
  let worker: WorkerService | false | undefined;
  let page: Promise<SearchService> | undefined;
  return {
    worker: () => {
      if (worker !== undefined) return worker || undefined;
      try {
        worker = createWorkerService(startWorker(baseUrl, tags));
      } catch {
        worker = false;
      }
      return worker || undefined;
    },
    page: () =>
      (page ??= import('./create-search-service').then(({ createSearchService }) =>
        createSearchService(tags, fetchBelow(baseUrl)),
      )),
  };
}

const emptyOutcome = (query: string): SearchOutcome => ({ query, terms: [], groups: [], total: 0, relaxed: 'no' });

/** Asks the worker, and the page itself where there is none or it fails. */
async function ask(
  request: ServiceRequest,
  services: Services,
  signal: AbortSignal | undefined,
): Promise<SearchOutcome> {
  signal?.throwIfAborted();
  if (request.query.trim() === '') return emptyOutcome(request.query);
  const worker = services.worker();
  try {
    if (worker) return await worker.search(request, signal);
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error;
  }
  try {
    return await (await services.page()).search(request);
  } catch {
    return emptyOutcome(request.query);
  }
}

/** Takes where the indexes are and gives the search over them; nothing is loaded before `warm` or the first search. */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const services = createServices(options);
  return {
    warm: () => {
      if (!services.worker()) void services.page().then((service) => service.warm());
    },
    search: (query, { limit = options.maxResults, signal, ...request } = {}) =>
      ask({ query, limit, ...request }, services, signal),
  };
}
