import { type ReadSynonyms, readSynonyms } from '../search/build/read-synonyms';
import type { Site } from './get-site';
import { buildPipelineContext } from './pipeline-context';
import { type CheckedPage, processContent } from './process-content';
import { readToolkitData, type ToolkitData } from './toolkit-data';

/** What the tools are made from: the site with every page processed. */
export type ToolSource = ToolkitData & Readonly<{ site: Site; pages: readonly CheckedPage[] }>;

/** The same with the contributors' synonyms, for the search. */
export type ProcessedSite = ToolSource & Readonly<{ synonyms: ReadSynonyms }>;

/** Processes all content of a site below `root`; throws nothing for a contributor's mistake. */
export async function processSite(root: string, site: Site): Promise<ProcessedSite> {
  const pages = await processContent(site, buildPipelineContext(site));
  const synonyms = readSynonyms(root, site.config.search.synonymsFile);
  return { site, pages, synonyms, ...readToolkitData(root, site.config) };
}
