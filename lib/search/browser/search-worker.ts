import type { EngineRequest } from './search-messages';
import { createSearchService, type SearchService } from './search-service';

const service = createSearchService();

/** Answers a failed request with `undefined`, and keeps the indexes open. */
function answer(request: EngineRequest): ReturnType<SearchService> | undefined {
  try {
    return service(request);
  } catch {
    return undefined;
  }
}

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => postMessage(answer(data)));
