import type { SearchOutcome } from '../common/types';
import type { SearchRequest } from './search-engine';

/** What the page says to the worker. */
export type WorkerRequest =
  Readonly<{ kind: 'search'; id: number; request: SearchRequest }> | Readonly<{ kind: 'cancel'; id: number }>;

/** What the worker says to the page. */
export type WorkerReply =
  Readonly<{ kind: 'found'; id: number; outcome: SearchOutcome }> | Readonly<{ kind: 'failed'; id: number }>;
