import type { SearchClient } from '@/lib/search/browser/search-client';

/** What every part of the search in the browser works with. */
export type SearchSite = Readonly<{
  /** The search over the docs version being read, else the one chosen last, and everything that has no version. */
  client: () => SearchClient;
  /** Reports results that are on the screen, if the site asks for that. */
  reportViewed: (ids: readonly string[]) => void;
}>;
