import type { Root } from 'mdast';
import type { Problem } from '../errors/content-issue';
import type { Fields } from './fields';
import type { Range } from './range';
import type { SourceSettings } from './read-settings';

/** The site that moves in; files are paths from its root, with forward slashes. */
export type SourceSite = Readonly<{
  files: ReadonlySet<string>;
  read: (file: string) => string;
  /** Why a picture of it cannot be shown here, if so. */
  pictureFault: (file: string) => string | undefined;
  /** The day a file was last changed, as `YYYY-MM-DD`. */
  dayOf: (file: string) => string;
}>;

/** What is written at a place of a page's text instead of what stands there. */
export type Edit = Range &
  Readonly<{
    text: string;
    /** What it is about, in one word or two, for the count of changes. */
    change: string;
    /** What a person must look at, because something was lost. */
    hand?: Problem;
  }>;

/** A text of the old site as the parser read it: mended where it would not parse. */
export type ParsedText = Readonly<{
  text: string;
  tree: Root;
  mended: readonly Edit[];
  isMdx: boolean;
  isUnread?: boolean;
}>;

/** A page, post or shared text on its way. */
export type MovingPage = ParsedText &
  Readonly<{
    kind: 'doc' | 'post' | 'partial';
    file: string;
    /** Its path here, from the project's root. */ target: string;
    fields: Fields;
    /** Its address before and here. */ oldRoute: string;
    route: string;
    /** What its front matter must say for that. */ slug?: string;
    date?: string;
  }>;

/** All that a step must know of the old site and of this one. */
export type ImportContext = Readonly<{
  source: SourceSite;
  settings: SourceSettings;
  pageByFile: ReadonlyMap<string, MovingPage>;
  pageAt: (route: string, from: MovingPage) => MovingPage | undefined;
  /** Old addresses of pages that are made from other files, and where those are here. */
  listRoutes: ReadonlyMap<string, string>;
  /** Addresses of pages here. */ routes: ReadonlySet<string>;
  /** Address of this site. */ url: string;
  /** Of the page that the docs start with here. */ mainRoute: string;
  /** Notes that a file must come along, and gives its address on a page. */
  bring: (file: string, page: MovingPage) => string;
  registers: ImportedRegisters;
  /** Front matter of pages that the old sidebars give, by file. */ order: ReadonlyMap<string, Fields>;
}>;

export type NamedEntry = Readonly<{ name?: string; label?: string; description?: string; url?: string }>;

/** Authors and tags by key, those of this site among them; pages add what they name. */
export type ImportedRegisters = Readonly<{ authors: Map<string, NamedEntry>; tags: Map<string, NamedEntry> }>;
