import { squash } from '../common/split-words';
import { stemsOf } from '../common/stems-of';
import type { SearchDocument } from '../common/types';
import { namesOf } from './naming-terms';

/** Forms of a title that a query is compared with. */
export type TitleFacts = Readonly<{
  /** The document's names, letters and digits only. */
  names: readonly string[];
  /** The names as the stems of their words, in order, without stop words. */
  stems: readonly string[];
  /** Stems of the title's own words. */
  words: readonly string[];
  /** Stems of each keyword's words; none for sections. */
  keywords: readonly (readonly string[])[];
}>;

/** Returns the forms of a document's title that a query is compared with. */
export function describeTitle(document: SearchDocument, isLead: boolean): TitleFacts {
  const names = namesOf(document, isLead);
  return {
    names: names.map(squash).filter((name) => name !== ''),
    stems: names.map((name) => stemsOf(name).join(' ')),
    words: stemsOf(document.title),
    keywords: isLead ? (document.keywords ?? []).map(stemsOf) : [],
  };
}
