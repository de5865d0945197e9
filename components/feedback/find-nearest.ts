import { normalizeRoute } from '@/lib/config/routes';
import type { KnownPage } from './nearest-routes';

/** Takes the path asked for and the address of the list of pages and gives the pages that were probably meant; none where the list cannot be had. */
export async function findNearest(pathname: string, listAddress: string): Promise<readonly KnownPage[]> {
  try {
    // Every page carries this view, only a lost reader needs what is behind it.
    const [response, { nearestRoutes }] = await Promise.all([fetch(listAddress), import('./nearest-routes')]);
    if (!response.ok) return [];
    const pages = (await response.json()) as readonly KnownPage[];
    return nearestRoutes(normalizeRoute(decodeURI(pathname)), pages);
  } catch {
    return [];
  }
}
