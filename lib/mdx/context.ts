import type { FindableVariable } from '../code/mark-variables';
import type { Terms } from '../content/types';

/** What the pipeline must know about the rest of the site. */
export type PipelineContext = Readonly<{
  /** `/` or `/preview/`. */
  baseUrl: string;
  /** Route of each content file, by its path from the project's root. */
  routeOfFile: Readonly<Record<string, string>>;
  /** Routes of the glossary pages, at most one per docs version. */
  glossaryRoutes?: readonly string[];
  /** Spelling of each term, with its wrong spellings. */
  terms?: Terms;
  /** Names in commands that readers can replace with their own. */
  readerVariables?: readonly FindableVariable[];
  /** Ids that have moved, by the route of the page that had them. */
  movedIds?: Readonly<Record<string, readonly MovedId[]>>;
  /** Folder of the public files, from the project's root; default: `public`. */
  publicFolder?: string;
}>;

/** The content file that an address is written in, by its path from the project's root. */
export type AddressPlace = Readonly<{ file: string; context: PipelineContext }>;

/** An id that a page used to have, and the address that replaces it. */
export type MovedId = Readonly<{
  id: string;
  /** Route and, where there is one, hash. */ to: string;
  /** Of the target page. */ title: string;
}>;
