// First, so that the indexes are on their way while the rest of the script runs.
import { loadFile, tags } from './fetch-ahead';
import { createSearchService } from './create-search-service';
import { serveSearch, type WorkerScope } from './serve-search';

serveSearch(globalThis as unknown as WorkerScope, createSearchService(tags, loadFile));
