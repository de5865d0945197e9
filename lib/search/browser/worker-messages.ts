import type { SearchOutcome } from '../common/types';
import type { ServiceRequest } from './create-search-service';

/** What the page says to the worker. */
export type WorkerRequest =
  Readonly<{ kind: 'search'; id: number; request: ServiceRequest }> | Readonly<{ kind: 'cancel'; id: number }>;

/** What the worker says to the page, once for each search. One that was begun when it was cancelled is found all the same. */
export type WorkerReply =
  | Readonly<{ kind: 'found'; id: number; outcome: SearchOutcome }>
  | Readonly<{ kind: 'cancelled'; id: number }>
  | Readonly<{ kind: 'failed'; id: number }>;
