import { squash, termsOf } from '../common/split-words';
import type { SearchDocument } from '../common/types';

/** Terms of what names a document, some of them perhaps twice: its title, and where it is the start of a page, also the page's tags and the categories above it. */
export type NamingTerms = Readonly<{
  title: readonly string[];
  tags: readonly string[];
  sidebarParentCategories: readonly string[];
}>;

/** Longer names are found by their words. */
const longestJoined = 30;

/** What a document is called: by its title, and a page of docs or blog also by the last part of its address, such as `values.yaml`. */
export const namesOf = ({ title, type, sectionRoute }: SearchDocument, isLead: boolean): string[] =>
  isLead && type !== 'other'
    ? [title, decodeURIComponent(sectionRoute.slice(sectionRoute.lastIndexOf('/') + 1))]
    : [title];

/** Takes a document and whether it is the start of its page, and gives the terms of what names it. */
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
