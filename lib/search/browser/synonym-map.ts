import type { Synonyms } from '../common/packed-index';
import { createStemReader } from '../common/stems-of';
import { synonymKey } from '../common/synonym-key';

/** Other words for a phrase, found by the phrase's stems. */
export type SynonymMap = ReadonlyMap<string, readonly string[]>;

/** Takes the contributors' synonyms and gives, for each phrase, what else to search for. */
export function createSynonymMap({ same, also }: Synonyms): SynonymMap {
  const found = new Map<string, Set<string>>();
  const stems = createStemReader();
  const add = (phrase: string, others: readonly string[]): void => {
    const key = synonymKey(phrase, stems);
    const known = found.get(key) ?? new Set();
    for (const other of others) if (synonymKey(other, stems) !== key) known.add(other);
    found.set(key, known);
  };
  for (const group of same) for (const phrase of group) add(phrase, group);
  for (const [phrase, others] of Object.entries(also)) add(phrase, others);
  return new Map([...found].map(([key, others]) => [key, [...others]]));
}
