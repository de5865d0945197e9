import type { Synonyms } from '../common/packed-index';
import { synonymKey } from '../common/stems-of';

/** Other words for a phrase, keyed by the phrase's stems. */
export type SynonymMap = ReadonlyMap<string, readonly string[]>;

/** Returns, for each phrase in the contributors' synonyms, what else to search for. */
export function createSynonymMap({ same, also }: Synonyms): SynonymMap {
  const found = new Map<string, readonly string[]>();
  const groups = same.flatMap((group) => group.map((phrase) => [phrase, group] as const));
  for (const [phrase, group] of [...groups, ...Object.entries(also)]) {
    const key = synonymKey(phrase);
    const others = group.filter((other) => synonymKey(other) !== key);
    found.set(key, [...new Set([...(found.get(key) ?? []), ...others])]);
  }
  return found;
}
