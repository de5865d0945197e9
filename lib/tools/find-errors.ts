import { countHidden, hideSecrets } from './hide-secrets';
import { searchSymptoms, type SymptomHit, type SymptomRow } from './match-symptoms';

/** A text, and whether it is to be changed: what comes from elsewhere is shown without its secrets, what is being typed is left alone under the hands. */
export type ErrorsAsk = Readonly<{ text: string; changes: readonly 'hide-secrets'[]; rows: readonly SymptomRow[] }>;

export type ErrorsAnswer = Readonly<{ text: string; hits: readonly SymptomHit[]; hidden: number }>;

/** Gives the text as it may be shown, the rows that it matches, best first, and how many places in it are hidden. */
export function findErrors({ text, changes, rows }: ErrorsAsk): ErrorsAnswer {
  const shown = hideSecrets(text);
  return { text: changes.length > 0 ? shown : text, hits: searchSymptoms(rows, shown), hidden: countHidden(shown) };
}
