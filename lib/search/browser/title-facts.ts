import { squash } from '../common/split-words';
import { stemsOf } from '../common/stems-of';
import type { SearchDocument } from '../common/types';

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

/** `ADR-0007: Where does …?` is known as a whole and by either half. */
function halvesOf(title: string): string[] {
  const colon = title.search(/:\s/);
  return colon < 0 ? [] : [title.slice(0, colon), title.slice(colon + 1)];
}

const withoutNote = (title: string): string => title.replace(/\s*\([^)]*\)\s*/g, ' ').trim();

/** Takes a document and gives what its title is compared by; a page of docs or blog also goes by the end of its address. */
export function describeTitle(document: SearchDocument, isLead: boolean): TitleFacts {
  const { title, pageTitle, sectionRoute, type } = document;
  const slug = decodeURIComponent(sectionRoute.split('/').at(-1) ?? '');
  const others = isLead ? (type !== 'other' ? [slug] : []) : [`${pageTitle} ${title}`, `${title} ${pageTitle}`];
  const written = [...new Set([title, withoutNote(title), ...halvesOf(title), ...others])].filter(
    (name) => name !== '',
  );
  return {
    names: [...new Set(written.map(squash))].filter((name) => name !== ''),
    stems: written.map((name) => stemsOf(name).join(' ')),
    words: stemsOf(title),
    keywords: isLead ? (document.keywords ?? []).map(stemsOf) : [],
  };
}
