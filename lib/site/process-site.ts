import type { PipelineContext } from '../mdx/context';
import { type ReadSynonyms, readSynonyms } from '../search/build/read-synonyms';
import { movedParts } from '../urls/redirects';
import type { Site } from './get-site';
import { glossaryDocs } from './glossary';
import { type ContentPage, processContent } from './process-content';
import { siteRedirects } from './site-redirects';
import { readToolkitData, type ToolkitData } from './toolkit-data';

/** What the tools are made from: the site with every page processed. */
export type ToolSource = ToolkitData & Readonly<{ site: Site; pages: readonly ContentPage[] }>;

/** The same with the contributors' synonyms, for the search. */
export type ProcessedSite = ToolSource & Readonly<{ synonyms: ReadSynonyms }>;

/** Collects what the MDX pipeline needs to know about the site, above all the route of each file. Files left out because of a mistake count: a link to one is not another mistake. */
export function buildPipelineContext(site: Site): PipelineContext {
  const { docs, posts, leftOut } = site.content;
  return {
    baseUrl: site.config.baseUrl,
    routeOfFile: Object.fromEntries([...docs, ...posts, ...leftOut].map(({ file, route }) => [file, route])),
    terms: site.content.terms,
    movedIds: movedParts(siteRedirects(site)),
    glossaryRoutes: glossaryDocs(site).map(({ route }) => route),
    readerVariables: site.config.readerVariables.map(({ name, find }) => ({ name, find })),
  };
}

/** Processes all content of a site below `root`; never throws for a contributor's mistake. */
export async function processSite(root: string, site: Site): Promise<ProcessedSite> {
  const pages = await processContent(site, buildPipelineContext(site));
  const synonyms = readSynonyms(root, site.config.search.synonymsFile);
  return { site, pages, synonyms, ...readToolkitData(root, site.config) };
}
