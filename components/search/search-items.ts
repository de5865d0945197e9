import type { HitGroup, SearchHit, SearchOutcome } from '@/lib/search/common/types';
import { hitRoute } from './hit-route';

/** What can be chosen in the panel, in the order of the arrow keys. */
export type SearchItem =
  | Readonly<{ kind: 'hit'; hit: SearchHit; group: HitGroup; /** Where it leads. */ route: string }>
  | Readonly<{ kind: 'all'; query: string; shown: number; total: number }>
  | Readonly<{ kind: 'recent'; query: string }>
  | Readonly<{ kind: 'clearRecent' }>;

/** Takes what was found and gives its hits and the way to all of them. */
export function hitItems(outcome: SearchOutcome | undefined): SearchItem[] {
  const hits = outcome?.groups.flatMap((group) => group.hits.map((hit) => ({ hit, group }))) ?? [];
  if (!outcome || hits.length === 0) return [];
  return [
    ...hits.map(({ hit, group }): SearchItem => ({ kind: 'hit', hit, group, route: hitRoute(outcome, hit) })),
    { kind: 'all', query: outcome.query, shown: hits.length, total: outcome.total },
  ];
}

/** Takes the remembered queries and gives them with the way to forget them. */
export function recentItems(recent: readonly string[]): SearchItem[] {
  const searches = recent.map((query): SearchItem => ({ kind: 'recent', query }));
  return searches.length > 0 ? [...searches, { kind: 'clearRecent' }] : [];
}
