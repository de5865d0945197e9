import type { ContentIssue } from '../errors/content-issue';
import type { ScannerFacts } from './read-scanners';

/** What a link in a list of pages needs. */
export type PageLink = Readonly<{ route: string; label: string }>;

/** What the front matter of a scanner or hook says about it; overview pages, home page and fact boxes are made from these. */
export type Integration = Readonly<{
  kind: 'scanner' | 'hook';
  type: string;
  state: string;
  appVersion?: string;
  usecase: string;
  upstream?: string;
  license?: string;
  /** What a scanner needs and brings; from the data file of scanners. */
  facts?: ScannerFacts;
}>;

/** Wrong spellings of each term, by the right one. */
export type Terms = Readonly<Record<string, readonly string[]>>;

export type Tag = Readonly<{ label: string; slug: string; description: string }>;

export type Author = Readonly<{ key: string; name: string; url?: string }>;

/** What a doc and a post have in common. */
type PageBase = Readonly<{
  file: string;
  route: string;
  title: string;
  description: string;
  tags: readonly Tag[];
  keywords: readonly string[];
  /** Public path of the social picture of this page. */
  image?: string;
  /** Exists under `npm run dev` only. */
  draft: boolean;
  /** Can be opened at its route but is not listed anywhere. */
  unlisted: boolean;
  tocMinHeadingLevel: number;
  tocMaxHeadingLevel: number;
  hideTitle: boolean;
  /** Own edit address; `null` hides the link. */
  customEditUrl?: string | null;
  /** Addresses of other pages and headings that lead here now. */
  redirectFrom: readonly RedirectFrom[];
}>;

/** An address that a page took over, and where its front matter says so. */
export type RedirectFrom = Readonly<{
  from: Readonly<{ route: string; /** Of a heading; `''` where the page as a whole is meant. */ id: string }>;
  /** Heading that it leads to; `''` for the top of the page. */
  id: string;
  line: number;
  column: number;
}>;

export type Doc = PageBase &
  Readonly<{
    kind: 'doc';
    /** Path in the version's folder without number prefixes and extension, such as `architecture/glossary`. */
    id: string;
    version: string;
    /** Folder inside the version's folder as on disk, `''` at the top. */
    folder: string;
    isFolderPage: boolean;
    sidebarLabel: string;
    /** From front matter, else from the number prefix. */
    sidebarPosition?: number;
    /** In no sidebar, although it is listed elsewhere. */
    hideFromSidebar: boolean;
    /** Doc id in front matter; `null` hides the link; left out: the sidebar's order. */
    paginationPrev?: string | null;
    paginationNext?: string | null;
    integration?: Integration;
  }>;

export type Post = PageBase &
  Readonly<{
    kind: 'post';
    /** `YYYY-MM-DD`. */
    date: string;
    /** Reading time in whole minutes, at least one. */
    readingMinutes: number;
    authors: readonly Author[];
  }>;

/** A folder of docs: from `_category_.json`, else from its name. */
export type Category = Readonly<{
  /** Path in the version's folder as on disk. */
  folder: string;
  version: string;
  label: string;
  position?: number;
  collapsed: boolean;
  /** What the category's own entry leads to. */
  link:
    | Readonly<{ type: 'none' }>
    | Readonly<{ type: 'doc'; id: string }>
    | Readonly<{ type: 'generated-index'; title: string; description: string; route: string }>;
  /** The file the category's settings stand in, for issues. */
  file?: string;
}>;

/** Everything read from `content/`, checked; with every mistake found on the way. */
export type Content = Readonly<{
  docs: readonly Doc[];
  categories: readonly Category[];
  /** Newest first. */
  posts: readonly Post[];
  terms: Terms;
  /** Files left out because of a mistake, with the route they would have: a link to one is not itself a mistake. */
  leftOut: readonly LeftOutFile[];
  /** Every draft, also where drafts are part of the site: published pages cannot link to them. */
  drafts: readonly LeftOutFile[];
  issues: readonly ContentIssue[];
}>;

export type LeftOutFile = Readonly<{ file: string; route: string }>;
