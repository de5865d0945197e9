import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { site as ownConfig } from '../config/site';
import { siteLocator } from '../config/site-locator';
import type { SiteConfig } from '../config/site-schema';
import { readLastUpdated } from '../content/last-updated';
import { keepLeftOut } from '../content/keep-left-out';
import { readContent } from '../content/read-content';
import type { Content } from '../content/types';
import type { ContentIssue } from '../errors/content-issue';
import { writeAtomically } from '../files/write-atomically';
import { buildPagination } from '../nav/build-pagination';
import { buildPrintSections, type PrintSection } from '../nav/build-print-sections';
import { buildSidebars } from '../nav/build-sidebars';
import { buildVersionMap } from '../nav/build-version-map';
import { resolveNavbar } from '../nav/resolve-navbar';
import type { NavbarEntry, PrevNext, Sidebar, VersionMap } from '../nav/types';
import { handedOnFile, revisionFile } from './generated-files';

/** The whole site short of compiled pages: what every page model is made from. */
export type Site = Readonly<{
  config: SiteConfig;
  content: Content;
  sidebars: readonly Sidebar[];
  navbar: readonly NavbarEntry[];
  versions: VersionMap;
  /** Links to the page before and after, by route. */
  pagination: ReadonlyMap<string, PrevNext>;
  /** The sections of the docs that can be printed as one. */
  printSections: readonly PrintSection[];
  /** ISO date of the last commit by content file. */
  lastUpdated: ReadonlyMap<string, string>;
  issues: readonly ContentIssue[];
}>;

type ReadOptions = Readonly<{
  includeDrafts: boolean;
  /** The site's values; default: those of its file. */
  config?: SiteConfig;
  /** The content that was read last: a page that a mistake keeps out stays as it is there. */
  last?: Content | undefined;
}>;

/** Reads the content below `root` and composes the site, which is this process's site from then on; mistakes are in its `issues`. */
export function readSite(root: string, { includeDrafts, config = ownConfig, last }: ReadOptions): Site {
  const content = readContent({ root, site: config, includeDrafts });
  const site = composeSite(root, last ? keepLeftOut(content, last) : content, config);
  cache = { revision: currentRevision(), site };
  return site;
}

function composeSite(root: string, content: Content, config: SiteConfig): Site {
  const lastUpdated = readLastUpdated(root);
  const sidebars = buildSidebars({ content, site: config });
  const navbar = resolveNavbar({ site: config, sidebars, content }, siteLocator(root));
  return {
    config,
    content,
    sidebars,
    navbar: navbar.entries,
    versions: buildVersionMap({ site: config, content }),
    pagination: buildPagination(sidebars, content),
    printSections: buildPrintSections({ content, site: config }),
    lastUpdated: lastUpdated.dates,
    issues: [...content.issues, ...navbar.issues, ...lastUpdated.issues],
  };
}

let cache: { readonly revision: string; readonly site: Site } | undefined;

/** In the dev server, whoever follows the content writes a new revision at each change. Other processes read the content themselves: what a stopped server left may be old. */
const currentRevision = (): string =>
  process.env.NODE_ENV === 'development' && existsSync(revisionFile) ? readFileSync(revisionFile, 'utf8') : '';

/** The site as it was handed on; none where it is not the one of the revision. */
function handedOn(revision: string): Site | undefined {
  if (revision === '' || !existsSync(handedOnFile)) return undefined;
  const kept = deserialize(readFileSync(handedOnFile)) as typeof cache;
  return kept?.revision === revision ? kept.site : undefined;
}

/** Hands the site on to the process that draws pages, which then has not to read the content itself, and tells it by a new revision. */
export function handOn(site: Site): void {
  const revision = `export const revision = '${randomUUID()}';\n`;
  writeAtomically(handedOnFile, serialize({ revision, site } satisfies typeof cache));
  writeAtomically(revisionFile, revision);
}

/** The site of this process: the one that was read last, or in the dev server that of the newest revision. */
export function getSite(): Site {
  const revision = currentRevision();
  if (cache?.revision === revision) return cache.site;
  const site = handedOn(revision);
  // Where a process builds for readers, there are no drafts.
  if (site === undefined) return readSite(process.cwd(), { includeDrafts: process.env.NODE_ENV !== 'production' });
  cache = { revision, site };
  return site;
}
