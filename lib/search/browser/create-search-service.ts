import { once } from '../common/once';
import type { SearchOutcome, SearchPayload } from '../common/types';
import { createEngine, type Engine, withTexts } from './engine';
import { type LoadFile, loadIndex, loadTexts } from './load-index';
import { searchEngine, type SearchRequest } from './search-engine';

/** What to look for, and whether to wait for the texts however late they are. */
export type ServiceRequest = SearchRequest & Readonly<{ isPatient?: boolean }>;

/** The search with its indexes, wherever it runs. */
export type SearchService = Readonly<{
  /** Loads the indexes, once; resolves when they are there, with their texts or without. */
  open: () => Promise<void>;
  /** The same, but resolves when their texts are there as well. */
  warm: () => Promise<void>;
  /** Searches as soon as the indexes are there. What it finds without the texts is told to be early: asked for again with `isPatient`, it is ranked by them. */
  search: (request: ServiceRequest) => Promise<SearchOutcome>;
}>;

/** The first results do not wait longer than this for the texts of their excerpts. */
const textPatienceMs = 120;

const pause = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** Takes the tags in use and the way to their files, and gives the search over their indexes, which are loaded when first needed; it never rejects for an index that fails. */
export function createSearchService(tags: readonly string[], load: LoadFile): SearchService {
  const payloads = once(() => Promise.all(tags.map((tag) => loadIndex(tag, load))));
  const bare = once(async () => createEngine(await payloads()));
  const whole = once(async (): Promise<Engine> => {
    const loaded = await payloads();
    // The index is what the reader waits for: its texts come after it.
    const texts = Promise.all(tags.map((tag) => loadTexts(tag, load)));
    return withTexts(await bare(), joinTexts(loaded, await texts));
  });
  return {
    open: async () => {
      void whole();
      await bare();
    },
    warm: async () => void (await whole()),
    async search({ isPatient = false, ...request }) {
      const withAll = whole();
      const engine = await (isPatient ? withAll : Promise.race([withAll, bare().then(() => pause(textPatienceMs))]));
      return engine ? searchEngine(request, engine) : { ...searchEngine(request, await bare()), isEarly: true };
    },
  };
}

/** One text for each document of all indexes, in order; `undefined` where an index has none. */
const joinTexts = (payloads: readonly SearchPayload[], texts: readonly (readonly string[])[]): (string | undefined)[] =>
  payloads.flatMap(({ documents }, index) => documents.map((_, place) => texts[index]?.[place]));
