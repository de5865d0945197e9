import { once } from '../common/once';
import type { SearchOutcome, SearchPayload } from '../common/types';
import { createEngine, type Engine, withTexts } from './engine';
import { type LoadFile, loadIndex, loadTexts } from './load-index';
import { searchEngine, type SearchRequest } from './search-engine';

/** The search with its indexes, wherever it runs. */
export type SearchService = Readonly<{
  /** Loads the indexes, once; resolves when they and their texts are there. */
  warm(): Promise<void>;
  search(request: SearchRequest): Promise<SearchOutcome>;
}>;

/** The first results do not wait longer than this for the texts of their excerpts. */
const textPatienceMs = 120;

const pause = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** Takes the tags in use and the way to their files, and gives the search over their indexes, which are loaded when first needed; it never rejects for an index that fails. */
export function createSearchService(tags: readonly string[], load: LoadFile): SearchService {
  const payloads = once(() => Promise.all(tags.map((tag) => loadIndex(tag, load))));
  // The index is what the reader waits for: its texts come after it.
  const texts = once(async () => {
    await payloads();
    return Promise.all(tags.map((tag) => loadTexts(tag, load)));
  });
  const bare = once(async () => createEngine(await payloads()));
  const whole = once(async (): Promise<Engine> => {
    const found = texts();
    return withTexts(await bare(), joinTexts(await payloads(), await found));
  });
  return {
    warm: async () => void (await whole()),
    async search(request) {
      const withAll = whole();
      const engine = await bare();
      return searchEngine(request, (await Promise.race([withAll, pause(textPatienceMs)])) ?? engine);
    },
  };
}

/** One text for each document of all indexes, in order; `undefined` where an index has none. */
const joinTexts = (payloads: readonly SearchPayload[], texts: readonly (readonly string[])[]): (string | undefined)[] =>
  payloads.flatMap(({ documents }, index) => documents.map((_, place) => texts[index]?.[place]));
