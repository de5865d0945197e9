import type { PipelineContext } from '../mdx/context';
import { glossaryDocs } from './glossary';
import { movedParts } from '../urls/redirects';
import type { Site } from './get-site';
import { siteRedirects } from './site-redirects';

/** What the MDX pipeline must know of the site, the route of each file above all. Files left out for a mistake count: a link to one is no second mistake. */
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
