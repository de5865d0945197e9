import type { SearchClient } from '@/lib/search/browser/search-client';
import type { SearchSettings } from '@/lib/site/types';

/** What every part of the search in the browser works with. */
export type SearchSite = Readonly<{
  settings: SearchSettings;
  /** The search over the docs version being read, else the one chosen last, and everything that has no version. */
  client: () => SearchClient;
  /** Takes a route of the site and gives its address. */
  addressOf: (route: string) => string;
  /** Reports results that are on the screen, where the site wants that. */
  reportViewed: (ids: readonly string[]) => void;
}>;

/** Goes to a route by a click on a link, as everything on the site does. */
export function followRoute({ addressOf }: SearchSite, route: string): void {
  const link = document.createElement('a');
  link.href = addressOf(route);
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
