import type { Root } from 'mdast';
import type { Problem } from '../errors/content-issue';
import type { Fields } from './fields';
import type { Range } from './range';
import type { OldSettings } from './read-settings';

/** The site to import; files are paths from its root, with forward slashes. */
export type OldSite = Readonly<{
  files: ReadonlySet<string>;
  read: (file: string) => string;
  /** Why one of its pictures cannot be shown here, if so. */
  pictureFault: (file: string) => string | undefined;
  /** The day a file was last changed, as `YYYY-MM-DD`. */
  lastChanged: (file: string) => string;
}>;

/** A replacement for a range of a page's text. */
export type Edit = Range &
  Readonly<{
    text: string;
    /** Its subject in a word or two, for counting changes. */
    change: string;
    /** What a person must look at, because something was lost. */
    todo?: Problem;
  }>;

/** A parsed text of the old site, repaired where it did not parse. */
export type ParsedText = Readonly<{
  text: string;
  tree: Root;
  repairs: readonly Edit[];
  isMdx: boolean;
  isUnread?: boolean;
}>;

/** A page, post or partial being imported. */
export type OldPage = ParsedText &
  Readonly<{
    kind: 'doc' | 'post' | 'partial';
    file: string;
    /** Its path here, from the project's root. */ target: string;
    fields: Fields;
    /** Its old address. */ oldRoute: string;
    route: string;
    /** The `slug` for its front matter, if it needs one. */ slug?: string;
    date?: string;
  }>;

/** Everything that the steps need to know about both sites. */
export type ImportContext = Readonly<{
  source: OldSite;
  settings: OldSettings;
  pageByFile: ReadonlyMap<string, OldPage>;
  pageAt: (route: string, from: OldPage) => OldPage | undefined;
  /** Maps old addresses of generated lists to their new ones. */
  listRoutes: ReadonlyMap<string, string>;
  /** Addresses of pages here. */ routes: ReadonlySet<string>;
  /** Address of this site. */ url: string;
  /** Route of the first doc here. */ mainRoute: string;
  /** Records that a file must be copied, and returns its address on a page. */
  addCopy: (file: string, page: OldPage) => string;
  registries: ImportedRegistries;
  /** Front matter from the old sidebars, by page file. */ sidebarFields: ReadonlyMap<string, Fields>;
}>;

export type NamedEntry = Readonly<{ name?: string; label?: string; description?: string; url?: string }>;

/** Authors and tags by key, including this site's; pages add those they name. */
export type ImportedRegistries = Readonly<{ authors: Map<string, NamedEntry>; tags: Map<string, NamedEntry> }>;
