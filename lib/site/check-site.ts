import path from 'node:path';
import { type ContentIssue, sortIssues } from '../errors/content-issue';
import { readToolkit, type Toolkit } from '../content/read-toolkit';
import { checkLinks } from '../links/check-links';
import { checkSamples } from '../samples/check-samples';
import type { ToolkitNames } from '../samples/toolkit-names';
import { readSynonyms } from '../search/build/read-synonyms';
import type { Synonyms } from '../search/common/packed-index';
import { checkSiteRedirects } from './check-urls';
import { readPublicFiles } from './read-public-files';
import type { Site } from './get-site';
import { buildPipelineContext } from './pipeline-context';
import { type CheckedPage, processContent } from './process-content';

/** The site, every page processed, and every mistake in the content, sorted. */
export type CheckedSite = Readonly<{
  site: Site;
  pages: readonly CheckedPage[];
  /** What the contributors' synonyms file says, for the search. */
  synonyms: Synonyms;
  issues: readonly ContentIssue[];
}>;

/** Processes and checks all content of a site below `root`; throws nothing for a contributor's mistake. */
export async function checkSite(root: string, site: Site): Promise<CheckedSite> {
  const context = buildPipelineContext(site);
  const pages = await processContent(site, context);
  const linkIssues = checkLinks({
    pages: pages.map(({ page, processed }) => ({
      file: page.file,
      route: page.route,
      links: processed.links,
      ids: processed.ids,
    })),
    routes: context.routes,
    publicFiles: readPublicFiles(root),
    drafts: site.content.drafts,
    site: site.config,
  });
  const toolkit = readToolkit(root, `${path.posix.dirname(site.config.blog.folder)}/data/toolkit.yaml`);
  // All pages at once: the shell that reads the shell samples is started once.
  const sampleIssues = checkSamples(
    pages.map(({ page, processed }) => ({ file: page.file, fences: processed.fences })),
    { names: toolkit.value && namesOf(toolkit.value, site.config.toolkit.version) },
  );
  const { synonyms, issues: synonymIssues } = readSynonyms(root, site.config.search.synonymsFile);
  return {
    site,
    pages,
    synonyms,
    issues: sortIssues([
      ...site.issues,
      ...pages.flatMap(({ processed }) => processed.issues),
      ...linkIssues,
      ...toolkit.issues,
      ...sampleIssues,
      ...synonymIssues,
      ...checkSiteRedirects(site, pages),
    ]),
  };
}

const namesOf = ({ helm, charts, scanTypes, others }: Toolkit, version: string): ToolkitNames => ({
  version,
  helm,
  charts: [...charts, ...others.charts],
  scanTypes: [...scanTypes, ...others.scanTypes],
});
