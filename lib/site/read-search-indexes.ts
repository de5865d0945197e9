import { readSynonyms } from '../search/build/read-synonyms';
import { readSite } from './get-site';
import { buildPipelineContext } from './pipeline-context';
import { processContent } from './process-content';
import { buildSearchIndexes, type SearchIndexes } from './search-files';

/** Reads the content below `root` and gives its search indexes, without checking anything. */
export async function readSearchIndexes(root: string): Promise<SearchIndexes> {
  const site = readSite(root, false);
  const pages = await processContent(site, buildPipelineContext(site));
  const { synonyms } = readSynonyms(root, site.config.search.synonymsFile);
  return buildSearchIndexes({ site, pages, synonyms, issues: [] });
}
