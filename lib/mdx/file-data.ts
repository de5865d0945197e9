import type { PageSettings } from './compile-page';
import type { PageData } from './types';

declare module 'vfile' {
  /** What the plugins leave in `file.data` for the steps after them. */
  interface DataMap extends PageData {
    /** What the page's front matter and the site's settings say. */
    page: PageSettings;
    /** Partials included in the page, as paths from the project's root. */
    partials: string[];
    /** For a partial: the files that include it, the page first. */
    includedBy: readonly string[];
    /** Number of tab groups so far, also in partials: each group needs its own ids. */
    tabs: { count: number };
    /** Names of the reader variables in the page's code. */
    variables: readonly string[];
  }
}
