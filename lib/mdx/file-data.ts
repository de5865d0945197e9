import type { PageSettings } from './compile-page';
import type { PageData } from './types';

declare module 'vfile' {
  /** What the plugins leave in `file.data` for the steps after them. */
  interface DataMap extends PageData {
    /** What the page's front matter and the site's settings say. */
    page: PageSettings;
    /** Files whose text was put into the page, from the project's root. */
    partials: string[];
    /** Of a partial: the page and the partials it is in. */
    includedBy: readonly string[];
    /** Groups of tabs so far, those of partials included: each needs ids of its own. */
    tabs: { count: number };
    /** Names of the reader variables in the page's code. */
    variables: readonly string[];
  }
}
