import path from 'node:path';
import { type ContentIssue, sortIssues } from '../errors/content-issue';
import { readToolkit, type Toolkit } from '../content/read-toolkit';
import { checkLinks } from '../links/check-links';
import type { ToolkitNames } from '../samples/toolkit-names';
import { checkSiteRedirects } from './check-urls';
import { readPublicFiles } from './read-public-files';
import type { Site } from './get-site';
import { buildPipelineContext } from './pipeline-context';
import { type ProcessedSite, processSite } from './process-site';
import { sampleIssues } from './sample-issues';

/** Takes the processed site below `root` and gives every mistake in its content, sorted. */
export function checkProcessed(root: string, { site, pages, synonyms }: ProcessedSite): ContentIssue[] {
  const linkIssues = checkLinks({
    pages: pages.map(({ page, processed }) => ({
      file: page.file,
      route: page.route,
      links: processed.links,
      ids: processed.ids,
    })),
    routes: buildPipelineContext(site).routes,
    publicFiles: readPublicFiles(root),
    drafts: site.content.drafts,
    site: site.config,
  });
  const toolkit = readToolkit(root, `${path.posix.dirname(site.config.blog.folder)}/data/toolkit.yaml`);
  return sortIssues([
    ...site.issues,
    ...pages.flatMap(({ processed }) => processed.issues),
    ...linkIssues,
    ...toolkit.issues,
    ...sampleIssues(
      pages.map(({ page, processed }) => ({ file: page.file, fences: processed.fences })),
      toolkit.value && namesOf(toolkit.value, site.config.toolkit.version),
    ),
    ...synonyms.issues,
    ...checkSiteRedirects(site, pages),
  ]);
}

/** The processed site with every mistake in its content. */
export type CheckedSite = ProcessedSite & Readonly<{ issues: readonly ContentIssue[] }>;

/** Processes and checks all content of a site below `root`; throws nothing for a contributor's mistake. */
export async function checkSite(root: string, site: Site): Promise<CheckedSite> {
  const processed = await processSite(root, site);
  return { ...processed, issues: checkProcessed(root, processed) };
}

const namesOf = ({ helm, charts, scanTypes, others }: Toolkit, version: string): ToolkitNames => ({
  version,
  helm,
  charts: [...charts, ...others.charts],
  scanTypes: [...scanTypes, ...others.scanTypes],
});
