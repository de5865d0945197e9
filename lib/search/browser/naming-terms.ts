import { squash, termsOf } from '../common/split-words';
import type { SearchDocument } from '../common/types';

/** Terms of what names a document, which may repeat: its title and, if it is the start of a page, also the page's tags and parent categories. */
export type NamingTerms = Readonly<{
  title: readonly string[];
  tags: readonly string[];
  sidebarParentCategories: readonly string[];
}>;

/** In characters; longer names are found only by their words. */
const longestJoined = 30;

/** The names of a document: its title and, for a page of docs or blog, also the last part of its address, such as `values.yaml`. */
export const namesOf = ({ title, type, sectionRoute }: SearchDocument, isLead: boolean): string[] =>
  isLead && type !== 'other'
    ? [title, decodeURIComponent(sectionRoute.slice(sectionRoute.lastIndexOf('/') + 1))]
    : [title];

/** Returns the terms of what names a document; `isLead` if it is the start of its page. */
export function namingTerms(document: SearchDocument, isLead: boolean): NamingTerms {
  const { tags, keywords = [], sidebarParentCategories } = document;
  const names = namesOf(document, isLead);
  const joined = names.map(squash).filter((name) => name !== '' && name.length <= longestJoined);
  return {
    title: [...names.flatMap(termsOf), ...joined],
    tags: isLead ? [...tags, ...keywords].flatMap((tag) => [...termsOf(tag), squash(tag)]) : [],
    sidebarParentCategories: isLead ? sidebarParentCategories.flatMap(termsOf) : [],
  };
}
