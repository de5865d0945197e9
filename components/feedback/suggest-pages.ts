import { searchSettings } from '@/.generated/search-settings';
import { decodeAddress } from '@/lib/config/address';
import { readingStrings } from '@/lib/config/reading-strings';
import { normalizeRoute } from '@/lib/config/routes';
import { addressOf } from '../behavior/address-of';
import { h } from '../ui/h';
import { type KnownPage, nearestRoutes } from './nearest-routes';

/** Lists, on the not-found page, the pages probably meant; does nothing if the list of pages cannot be loaded. */
export async function suggestPages(): Promise<void> {
  const section = document.querySelector<HTMLElement>('.not-found-view-nearest');
  const { baseUrl } = searchSettings;
  const path = decodeAddress(location.pathname);
  const requested = normalizeRoute(path.startsWith(baseUrl) ? `/${path.slice(baseUrl.length)}` : path);
  const response = await fetch(addressOf('/routes.json')).catch(() => undefined);
  const pages: readonly KnownPage[] = response?.ok ? await response.json() : [];
  // The list may still contain a page that was just deleted.
  const others = pages.filter(({ route }) => route !== requested);
  const nearest = nearestRoutes(requested, others);
  if (!section || nearest.length === 0) return;
  section.querySelector('ul')?.replaceChildren(...nearest.map(listItem));
  section.hidden = false;
  const status = document.querySelector('main [role="status"]');
  if (status) status.textContent = readingStrings.pagesFound(nearest.length);
}

const listItem = ({ route, title }: KnownPage): HTMLLIElement =>
  h('li', {}, h('a', { href: addressOf(route) }, title), h('code', {}, route));
