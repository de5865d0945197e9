import { serveEngine } from './engine-port';
import { createSearchService } from './search-service';

serveEngine(globalThis, createSearchService());
