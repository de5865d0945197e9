import type { HitGroup, SearchHit, SearchOutcome } from '@/lib/search/common/types';
import type { SearchStatus } from './ask-latest';
import { hitRoute } from './hit-route';

/** Where a chosen entry opens. */
export type OpenTarget = 'here' | 'tab' | 'window';

/** What can be chosen in the panel, in the order of the arrow keys. */
export type SearchItem =
  | Readonly<{ kind: 'hit'; hit: SearchHit; group: HitGroup; route: string }>
  | Readonly<{ kind: 'all'; query: string; shown: number; total: number }>
  | Readonly<{ kind: 'recent'; query: string }>
  | Readonly<{ kind: 'clearRecent' }>;

export type SearchState = Readonly<{
  /** As typed, without spaces around it. */
  query: string;
  /** The latest answer; it belongs to an older query while a newer one is pending. */
  outcome?: SearchOutcome;
  recent: readonly string[];
  status: SearchStatus;
  /** Whether the panel may show; it does when there is something to show. */
  isWanted: boolean;
  /** Place of the active item, -1 for none. */
  active: number;
  /** Set when Enter was pressed before the answer: where the first result opens once it is there. */
  openIn?: OpenTarget;
}>;

export type SearchEvent =
  | Readonly<{ kind: 'typed'; text: string }>
  | Readonly<{ kind: 'opened' | 'recentChanged'; recent: readonly string[] }>
  | Readonly<{ kind: 'closed' | 'stalled' }>
  | Readonly<{ kind: 'answered' | 'outdated'; outcome: SearchOutcome }>
  | Readonly<{ kind: 'moved'; to: 'next' | 'previous' | number }>
  | Readonly<{ kind: 'entered'; target: OpenTarget }>;

export const initialSearchState: SearchState = { query: '', recent: [], status: 'idle', isWanted: false, active: -1 };

function hitItems(outcome: SearchOutcome | undefined): SearchItem[] {
  const hits = outcome?.groups.flatMap((group) => group.hits.map((hit) => ({ hit, group }))) ?? [];
  if (!outcome || hits.length === 0) return [];
  return [
    ...hits.map(({ hit, group }): SearchItem => ({ kind: 'hit', hit, group, route: hitRoute(outcome, hit) })),
    { kind: 'all', query: outcome.query, shown: hits.length, total: outcome.total },
  ];
}

function recentItems(recent: readonly string[]): SearchItem[] {
  const searches = recent.map((query): SearchItem => ({ kind: 'recent', query }));
  return searches.length > 0 ? [...searches, { kind: 'clearRecent' }] : [];
}

export const itemsOf = ({ query, recent, outcome }: SearchState): SearchItem[] =>
  query === '' ? recentItems(recent) : hitItems(outcome);

export const isOpen = (state: SearchState): boolean =>
  state.isWanted && (state.outcome !== undefined || itemsOf(state).length > 0);

/** The first result starts active; no recent search does. */
const firstActive = (query: string): number => (query === '' ? -1 : 0);

function type(state: SearchState, text: string): SearchState {
  const query = text.trim();
  const next = { ...state, query, isWanted: true, active: firstActive(query), openIn: undefined };
  if (query === state.query) return next;
  if (query === '') return { ...next, outcome: undefined, status: 'idle' };
  return { ...next, status: 'loading' };
}

function answer(state: SearchState, outcome: SearchOutcome): SearchState {
  if (outcome.query !== state.query) return state;
  // Results that the reader is already choosing from keep their order.
  if (state.outcome?.query === outcome.query && state.active > 0) return { ...state, status: 'idle' };
  const next: SearchState = { ...state, outcome, status: 'idle', active: 0, openIn: undefined };
  // The new results, too, end with the link to all of them: if it was active for a shorter query, it stays active.
  const isAtEnd = itemsOf(state)[state.active]?.kind === 'all';
  return isAtEnd ? { ...next, active: Math.max(0, itemsOf(next).length - 1) } : next;
}

function move(state: SearchState, to: 'next' | 'previous' | number): SearchState {
  const count = itemsOf(state).length;
  if (count === 0) return state;
  if (!state.isWanted) return { ...state, isWanted: true, active: to === 'previous' ? count - 1 : 0 };
  if (to === 'next') return { ...state, active: (state.active + 1) % count };
  if (to === 'previous') return { ...state, active: state.active <= 0 ? count - 1 : state.active - 1 };
  return { ...state, active: Math.min(to, count - 1) };
}

/** Returns the state after an event; everything else derives from it. */
export function reduceSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.kind) {
    case 'typed':
      return type(state, event.text);
    case 'opened':
      return state.isWanted
        ? state
        : { ...state, recent: event.recent, isWanted: true, active: firstActive(state.query) };
    case 'recentChanged':
      return { ...state, recent: event.recent, active: firstActive(state.query) };
    case 'closed':
      return { ...state, isWanted: false, openIn: undefined };
    case 'stalled':
      return { ...state, status: 'stalled' };
    case 'answered':
      return answer(state, event.outcome);
    case 'outdated':
      // Results for fewer letters are better than none.
      return !state.outcome && state.query.startsWith(event.outcome.query)
        ? { ...state, outcome: event.outcome }
        : state;
    case 'moved':
      return move(state, event.to);
    case 'entered':
      return { ...state, openIn: event.target };
  }
}
