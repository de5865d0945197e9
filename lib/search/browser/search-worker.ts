import type { EngineRequest } from './search-messages';
import { createSearchService, type SearchService } from './search-service';

const service = createSearchService();

/** A request that fails is answered with nothing: the indexes that are open stay so. */
function answer(asked: EngineRequest): ReturnType<SearchService> | undefined {
  try {
    return service(asked);
  } catch {
    return undefined;
  }
}

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => postMessage(answer(data)));
