import type { PackedIndex } from './packed-index';

/** One section of a page as the search knows it: the unit that is indexed, ranked and shown. */
export type SearchDocument = Readonly<{
  id: number;
  /** The section's heading; the page's title for the text above the first heading. */
  title: string;
  /** Text of the section. The index file carries the page's description here, on its first document; whole texts are in a separate file. */
  content: string;
  tags: readonly string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  sidebarParentCategories: readonly string[];
  type: DocumentType;
  sectionTitle: string;
  pageTitle: string;
  /** Route of the section below the base URL, with its `#id`. */
  sectionRoute: string;
  /** Set if the section explains the term that is its heading. */
  isTerm?: true;
  /** The author's own words for the page; only on its first document, and only if there are any. */
  keywords?: readonly string[];
}>;

/** Which part of the site a page belongs to. */
export type DocumentType = 'docs' | 'blog' | 'other';

/** One `search-index-{tag}.json`. */
export type SearchPayload = Readonly<{ documents: readonly SearchDocument[]; index: PackedIndex }>;

/** One index, and the texts of its documents, which excerpts are cut from, if they have loaded. */
export type SearchIndex = Readonly<{ payload: SearchPayload; texts?: readonly string[] | undefined }>;

/** A run of text, marked if it matched, perhaps code; rendered as text, never as HTML. */
export type Segment = Readonly<{ text: string; marked: boolean; code?: boolean }>;

/** A reason for the rank of a hit. */
export type HitReason = Readonly<{ rule: string; value: number }>;

/** A section that was found. */
export type SearchHit = Readonly<{
  document: SearchDocument;
  score: number;
  /** Words of the document's text that matched, for marking them in the opened page. */
  terms: readonly string[];
  title: readonly Segment[];
  excerpt: readonly Segment[];
  why: readonly HitReason[];
}>;

/** The hits of one page, best first. */
export type HitGroup = Readonly<{
  pageTitle: string;
  /** Route of the page, without `#id`. */
  route: string;
  type: DocumentType;
  /** Labels above the page's title, outermost first. */
  breadcrumb: readonly string[];
  score: number;
  hits: readonly SearchHit[];
}>;

/** A term, its first paragraph in the glossary, and the route of the entry. */
export type Definition = Readonly<{ term: string; text: readonly Segment[]; glossary: string; route: string }>;

/** How far the query had to be loosened until something was found. */
export type Relaxation = 'no' | 'dropped' | 'fuzzy';

/** The result of a query. */
export type SearchOutcome = Readonly<{
  query: string;
  /** The entry of the glossary whose term was asked for; it is not among the hits. */
  definition?: Definition;
  groups: readonly HitGroup[];
  /** Hits in all, before the limit. */
  total: number;
  relaxed: Relaxation;
  /** Set if the texts had not loaded yet, and only titles and terms were compared. */
  isPartial?: true;
}>;
