import { type CheckedSchemas, readCheckedSchemas } from '../samples/check-schemas';
import { type ReadSynonyms, readSynonyms } from '../search/build/read-synonyms';
import type { Site } from './get-site';
import { buildPipelineContext } from './pipeline-context';
import { type CheckedPage, processContent } from './process-content';
import { schemaFolder } from './toolkit-data';

/** The site with every page processed. */
export type ProcessedSite = Readonly<{
  site: Site;
  pages: readonly CheckedPage[];
  /** The contributors' synonyms, for the search. */
  synonyms: ReadSynonyms;
  /** The schemas of the toolkit's resources. */
  schemas: CheckedSchemas;
}>;

/** What the tools are made from: no text of the search. */
export type ToolSource = Omit<ProcessedSite, 'synonyms'>;

/** Processes all content of a site below `root`; throws nothing for a contributor's mistake. */
export async function processSite(root: string, site: Site): Promise<ProcessedSite> {
  const pages = await processContent(site, buildPipelineContext(site));
  return {
    ...{ site, pages },
    synonyms: readSynonyms(root, site.config.search.synonymsFile),
    schemas: readCheckedSchemas(schemaFolder(site)),
  };
}
