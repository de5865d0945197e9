import path from 'node:path';
import { offlineRoutes, openSearchRoute, routes, socialImageRoute } from '../config/routes';
import { siteLocator } from '../config/site-locator';
import { missingContent } from '../content/list-content-files';
import { type ContentIssue, sortIssues } from '../errors/content-issue';
import { listFilesBelow } from '../files/list-files-below';
import { relaxStyle } from '../import/imported-pages';
import { checkLinks } from '../links/check-links';
import { siteLinks } from '../links/site-links';
import type { SamplePage } from '../samples/sample-fence';
import { securityRoute } from '../seo/security-txt';
import { allRoutes } from './all-pages';
import { checkSiteRedirects } from './check-urls';
import { checkValues } from './check-values';
import type { Site } from './get-site';
import { type ContentPage, isUnparsed } from './process-content';
import { type ProcessedSite, processSite } from './process-site';
import { sampleIssues } from './sample-issues';
import { namesOf } from './toolkit-data';

/** Files built from the whole site, to which pages may link although they are not pages. */
const wholeSiteFiles = [
  ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/llms-full.txt', '/manifest.webmanifest', '/routes.json'],
  ...[openSearchRoute, securityRoute],
];

function linkIssues(root: string, { site, pages }: ProcessedSite): ContentIssue[] {
  const linked = pages.map((each) => {
    const { file, route, draft } = each.page;
    const { links, ids } = each.processed;
    return { file, route, draft, links, ids: isUnparsed(each) ? undefined : ids };
  });
  return checkLinks({
    pages: [...linked, siteLinks(site.config, siteLocator(root))],
    routes: [
      ...allRoutes(site),
      routes.search,
      ...site.printSections.map(({ route }) => route),
      // Files left out because of a mistake count: a link to one is not another mistake.
      ...site.content.leftOut.map(({ route }) => route),
    ],
    publicFiles: [
      ...listFilesBelow(path.join(root, 'public/static')).map((file) => `/static/${file}`),
      ...wholeSiteFiles,
      ...Object.values(offlineRoutes(site.config)),
      ...allRoutes(site).map(socialImageRoute),
    ],
    drafts: site.content.drafts,
    site: site.config,
  });
}

/** The samples of a page and its partials, grouped by source file. */
function samplesOf({ page, processed: { fences } }: ContentPage): SamplePage[] {
  const files = new Set([page.file, ...fences.map(({ file }) => file ?? page.file)]);
  return [...files].map((file) => ({ file, fences: fences.filter((fence) => (fence.file ?? page.file) === file) }));
}

/** Every mistake in the content of the processed site below `root`, sorted. */
export function checkProcessed(root: string, processedSite: ProcessedSite): ContentIssue[] {
  const { site, pages, synonyms, schemas, toolkit } = processedSite;
  // All other mistakes follow from a missing folder.
  const causes = site.issues.filter(({ rule }) => rule === missingContent);
  if (causes.length > 0) return causes;
  const samples = pages.flatMap(samplesOf);
  const ofPages = pages.flatMap(({ processed }) => processed.issues);
  const ofSamples = sampleIssues(samples, { schemas: schemas.files, names: namesOf(toolkit, site.config) });
  // A kind may be unknown only because its schema is not there.
  const lacksSchema = schemas.issues.length > 0 || ofPages.some(({ rule }) => rule === 'missing-schema');
  const issues = [
    ...site.issues,
    ...ofPages,
    // A page that prints a schema's fields reports more about it.
    ...schemas.issues.filter(({ file }) => !ofPages.some((issue) => issue.file === file)),
    ...linkIssues(root, processedSite),
    ...checkValues(root, site.config),
    ...toolkit.issues,
    ...ofSamples.filter(({ rule }) => !lacksSchema || rule !== 'sample-kind'),
    ...synonyms.issues,
    ...checkSiteRedirects(processedSite),
  ];
  return sortIssues(relaxStyle(issues, root));
}

/** The processed site with every mistake in its content. */
export type CheckedSite = ProcessedSite & Readonly<{ issues: readonly ContentIssue[] }>;

/** Processes and checks all content of a site below `root`; never throws for a contributor's mistake. */
export async function checkSite(root: string, site: Site): Promise<CheckedSite> {
  const processed = await processSite(root, site);
  return { ...processed, issues: checkProcessed(root, processed) };
}
