import { readSite } from './get-site';
import { processSite } from './process-site';
import { buildSearchIndexes, type SearchIndexes } from './search-files';

/** Reads the content below `root` and gives its search indexes, without checking anything. */
export const readSearchIndexes = async (root: string): Promise<SearchIndexes> =>
  buildSearchIndexes(await processSite(root, readSite(root, false)));
