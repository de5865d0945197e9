import type { SearchOutcome } from '../common/types';
import type { SearchRequest } from './search-engine';

/** What the page says to the worker. */
export type WorkerRequest =
  | Readonly<{ kind: 'open'; tags: readonly string[] }>
  | Readonly<{ kind: 'warm' }>
  /** A file the worker asked for; without bytes where it cannot be had. */
  | Readonly<{ kind: 'file'; route: string; bytes?: ArrayBuffer }>
  | Readonly<{ kind: 'search'; id: number; request: SearchRequest }>
  | Readonly<{ kind: 'cancel'; id: number }>;

/** What the worker says to the page. */
export type WorkerReply =
  Readonly<{ kind: 'found'; id: number; outcome: SearchOutcome }> | Readonly<{ kind: 'failed'; id: number }>;
