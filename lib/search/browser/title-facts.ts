import { squash } from '../common/split-words';
import { stemsOf } from '../common/stems-of';
import type { SearchDocument } from '../common/types';
import { namesOf } from './naming-terms';

/** What a title is compared with a query by. */
export type TitleFacts = Readonly<{
  /** The names the document goes by, letters and digits only. */
  names: readonly string[];
  /** The same by the stems of their words, in order, without words that carry no meaning. */
  stems: readonly string[];
  /** Stems of the title's own words. */
  words: readonly string[];
  /** Stems of each keyword's words; none for sections. */
  keywords: readonly (readonly string[])[];
}>;

/** Takes a document and gives what its title is compared by. */
export function describeTitle(document: SearchDocument, isLead: boolean): TitleFacts {
  const names = namesOf(document, isLead);
  return {
    names: names.map(squash).filter((name) => name !== ''),
    stems: names.map((name) => stemsOf(name).join(' ')),
    words: stemsOf(document.title),
    keywords: isLead ? (document.keywords ?? []).map(stemsOf) : [],
  };
}
