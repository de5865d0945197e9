import { indexTerms, isPlain, splitWords, squash } from '../common/split-words';
import type { SearchDocument } from '../common/types';

/** Terms of what names a document, some of them perhaps twice: its title, and where it is the start of a page, also the page's tags and the categories above it. */
export type NamingTerms = Readonly<{
  title: readonly string[];
  tags: readonly string[];
  sidebarParentCategories: readonly string[];
}>;

/** Takes a document and whether it is the start of its page, and gives the terms of what names it. */
export type NamingReader = (document: SearchDocument, isLead: boolean) => NamingTerms;

/** A part of a text that holds no space: its terms, and its letters and digits. */
type Piece = Readonly<{ terms: readonly string[]; squashed: string }>;

const plainPiece = (term: string): Piece => ({ terms: [term], squashed: term });

const splitPiece = (text: string): Piece => ({
  terms: splitWords(text).flatMap((word) => indexTerms(word.text)),
  squashed: squash(text),
});

/** Longer names are found by their words. */
const longestJoined = 30;
const none: readonly string[] = [];

/** The last part of an address, such as `values.yaml`: what a page is also called. */
const slugOf = (route: string): string => decodeURIComponent(route.slice(route.lastIndexOf('/') + 1));

/** Gives what reads the names of many documents: the same words stand in many of them, and are taken apart once. */
export function createNamingReader(): NamingReader {
  const pieces = new Map<string, Piece>();
  const readPiece = (text: string): Piece => {
    const piece = isPlain(text) ? plainPiece(text.toLowerCase()) : splitPiece(text);
    pieces.set(text, piece);
    return piece;
  };
  /** Adds the terms of a text, and gives its letters and digits. No word reaches over a space. */
  const addTerms = (text: string, found: string[]): string => {
    let squashed = '';
    for (const part of text.split(' ')) {
      const piece = pieces.get(part) ?? readPiece(part);
      for (const term of piece.terms) found.push(term);
      squashed += piece.squashed;
    }
    return squashed;
  };
  const titleTerms = ({ title, sectionRoute, type }: SearchDocument, isLead: boolean): string[] => {
    const found: string[] = [];
    for (const name of isLead && type !== 'other' ? [title, slugOf(sectionRoute)] : [title]) {
      const joined = addTerms(name, found);
      if (joined !== '' && joined.length <= longestJoined) found.push(joined);
    }
    return found;
  };
  const tagTerms = ({ tags, keywords = [] }: SearchDocument): string[] => {
    const found: string[] = [];
    for (const tag of [...tags, ...keywords]) found.push(addTerms(tag, found));
    return found;
  };
  const categoryTerms = ({ sidebarParentCategories }: SearchDocument): string[] => {
    const found: string[] = [];
    for (const label of sidebarParentCategories) addTerms(label, found);
    return found;
  };
  return (document, isLead) => ({
    title: titleTerms(document, isLead),
    tags: isLead ? tagTerms(document) : none,
    sidebarParentCategories: isLead ? categoryTerms(document) : none,
  });
}
