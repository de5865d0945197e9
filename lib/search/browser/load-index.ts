import { indexRoute, textRoute } from '../common/search-tags';
import type { SearchPayload } from '../common/types';

/** Gives what a JSON file at a route below the base URL holds; `undefined` where it cannot be had. */
export type LoadFile = (route: string) => Promise<unknown>;

const emptyPayload: SearchPayload = { documents: [], index: {} };

const isPayload = (value: unknown): value is SearchPayload =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Partial<SearchPayload>).documents) &&
  typeof (value as Partial<SearchPayload>).index === 'object' &&
  (value as Partial<SearchPayload>).index !== null;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Takes the base URL and gives the way to fetch files below it. Whatever goes wrong, there is no file: without its index the search finds nothing, and says so (specification §8). */
export function fetchBelow(baseUrl: string): LoadFile {
  return async (route) => {
    try {
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}${route}`);
      return response.ok ? ((await response.json()) as unknown) : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Loads the index of a tag; one that fails or is no index is empty. */
export async function loadIndex(tag: string, load: LoadFile): Promise<SearchPayload> {
  const payload = await load(indexRoute(tag));
  return isPayload(payload) ? payload : emptyPayload;
}

/** Loads the texts of a tag's documents; without them, excerpts are the pages' descriptions. */
export async function loadTexts(tag: string, load: LoadFile): Promise<readonly string[]> {
  const texts = await load(textRoute(tag));
  return isTexts(texts) ? texts : [];
}
