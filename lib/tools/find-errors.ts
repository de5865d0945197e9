import { countHidden, hideSecrets } from './hide-secrets';
import { searchSymptoms, type SymptomHit, type SymptomRow } from './match-symptoms';

/** A text, and whether to change it: pasted text is shown without its secrets, but text being typed is not changed under the reader's hands. */
export type ErrorsRequest = Readonly<{ text: string; changes: readonly 'hide-secrets'[]; rows: readonly SymptomRow[] }>;

export type ErrorsAnswer = Readonly<{ text: string; hits: readonly SymptomHit[]; hidden: number }>;

/** Returns the text to show, the rows that match it, best first, and the number of hidden places. */
export function findErrors({ text, changes, rows }: ErrorsRequest): ErrorsAnswer {
  const shown = hideSecrets(text);
  return { text: changes.length > 0 ? shown : text, hits: searchSymptoms(rows, shown), hidden: countHidden(shown) };
}
