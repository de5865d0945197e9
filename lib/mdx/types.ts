import type { ContentIssue } from '../errors/content-issue';
import type { Fence } from '../code/fences';

export type TocEntry = Readonly<{ id: string; text: string; level: number; children: readonly TocEntry[] }>;

/** A link or image target as written, with its place in the file. */
export type FoundLink = Readonly<{
  written: string;
  /** Route, public path, external address or `#hash` it was resolved to; `undefined` where a file link matches no page. */
  href?: string;
  /** Whether it was a relative link to a content file. */
  isFileLink: boolean;
  /** The partial it is written in; left out in the page itself. */
  file?: string;
  line?: number;
  column?: number;
}>;

/** The text under one heading (or before the first), for search. */
export type Section = Readonly<{
  /** Heading id; `''` before the first heading. */
  id: string;
  heading: string;
  level: number;
  /** Prose, without code blocks: each paragraph, list item or table row is one line, ` · ` separates the cells of a row, and inline code is in backticks. */
  text: string;
  /** Code of the section's fences. */
  code: string;
}>;

/** A row of a troubleshooting table: what readers see, and what the other columns say of it. */
export type Symptom = Readonly<{
  /** Id of the heading above the table. */
  id: string;
  html: string;
  /** Inline code of the symptom, as printed: logs are searched for it. */
  codes: readonly string[];
  facts: readonly Readonly<{ label: string; html: string }>[];
}>;

/** A picture beside a content file, which the site serves under another name. */
export type ContentAsset = Readonly<{
  /** Path from the project's root. */
  from: string;
  /** Public path, such as `/content-assets/1f3a9c02-flow.svg`. */
  to: string;
  /** Width in pixels; set if the picture is served as AVIF. */
  width?: number;
}>;

/** What the pipeline finds in a page besides its markup; its plugins leave it in `file.data`. */
export type PageData = {
  toc: readonly TocEntry[];
  sections: readonly Section[];
  symptoms: readonly Symptom[];
  links: readonly FoundLink[];
  ids: readonly string[];
  /** Pictures to copy into the public folder. */
  assets: readonly ContentAsset[];
  hasLiveCode: boolean;
  /** Every fenced block, in document order. */
  fences: readonly Fence[];
  /** Markup before `<!-- truncate -->`; `''` where there is none. */
  excerptHtml: string;
  issues: ContentIssue[];
};

/** Exports of a compiled content module beside its default component. */
export type MdxModuleExports = Pick<PageData, 'toc' | 'excerptHtml'> &
  Readonly<{
    /** Names of the reader variables in the page's commands and manifests. */
    variables: readonly string[];
  }>;

/** A page after the pipeline, without its JavaScript. */
export type ProcessedPage = Readonly<PageData & { file: string; html: string; markdown: string }>;
