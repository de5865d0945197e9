import type { Section } from '../../mdx/types';
import type { DocumentType } from '../common/types';

/** A page as input for the search, whatever it was made from. */
export type SourcePage = Readonly<{
  /** The file to report if the page cannot be found; left out if there is none. */
  file?: string;
  route: string;
  title: string;
  description: string;
  type: DocumentType;
  tags: readonly string[];
  keywords: readonly string[];
  /** Labels above the page, outermost first. */
  categories: readonly string[];
  /** Whether each section explains the term that is its heading. */
  explainsTerms?: boolean;
  sections: readonly Section[];
}>;

/** Which index a page goes into: one for each docs version, and `default` for all others. */
export type TaggedPages = Readonly<{ tag: string; pages: readonly SourcePage[] }>;
