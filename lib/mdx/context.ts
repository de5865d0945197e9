import type { FindableVariable } from '../code/mark-variables';
import type { Terms } from '../content/types';

/** What the pipeline must know of the rest of the site. */
export type PipelineContext = Readonly<{
  /** `/` or `/preview/`. */
  baseUrl: string;
  /** Route of each content file, by its path from the project's root. */
  routeOfFile: Readonly<Record<string, string>>;
  /** Routes of pages that explain terms, one in each docs version that has one. */
  glossaryRoutes?: readonly string[];
  /** How terms are written, and how they are not. */
  terms?: Terms;
  /** Names in commands that readers can replace by their own. */
  readerVariables?: readonly FindableVariable[];
  /** Ids that lead elsewhere now, by the route of the page that had them. */
  movedIds?: Readonly<Record<string, readonly MovedId[]>>;
  /** Folder of the public files from the project's root; left out: `public`. */
  publicFolder?: string;
}>;

/** Where an address is written: in a content file, by its path from the project's root. */
export type AddressPlace = Readonly<{ file: string; context: PipelineContext }>;

/** An id that a page had, and the address of what took its place. */
export type MovedId = Readonly<{
  id: string;
  /** Route and, where there is one, hash. */ to: string;
  /** Of the page there. */ title: string;
}>;
