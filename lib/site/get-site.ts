import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { site as ownConfig } from '../config/site';
import { siteLocator } from '../config/site-locator';
import type { SiteConfig } from '../config/site-schema';
import { readLastUpdated } from '../content/last-updated';
import { restoreLeftOut } from '../content/restore-left-out';
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
import { handoverFile, revisionFile } from './generated-files';

/** The whole site without compiled pages: the source of every page model. */
export type Site = Readonly<{
  config: SiteConfig;
  content: Content;
  sidebars: readonly Sidebar[];
  navbar: readonly NavbarEntry[];
  versions: VersionMap;
  /** Links to the page before and after, by route. */
  pagination: ReadonlyMap<string, PrevNext>;
  /** The sections of the docs that can be printed as a whole. */
  printSections: readonly PrintSection[];
  /** ISO date of the last commit by content file. */
  lastUpdated: ReadonlyMap<string, string>;
  issues: readonly ContentIssue[];
}>;

type ReadOptions = Readonly<{
  includeDrafts: boolean;
  /** The site's values; default: those of its file. */
  config?: SiteConfig;
  /** The content read before: a page that a mistake excludes now is kept from there. */
  previous?: Content | undefined;
}>;

/** Reads the content below `root` and composes the site, which `getSite` returns from then on; mistakes are in its `issues`. */
export function readSite(root: string, { includeDrafts, config = ownConfig, previous }: ReadOptions): Site {
  const content = readContent({ root, site: config, includeDrafts });
  const site = composeSite(root, previous ? restoreLeftOut(content, previous) : content, config);
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

/** In the dev server, the process that follows the content writes a new revision after each change. Other processes read the content themselves: a stopped server's files may be old. */
const currentRevision = (): string =>
  process.env.NODE_ENV === 'development' && existsSync(revisionFile) ? readFileSync(revisionFile, 'utf8') : '';

/** Returns the site that another process wrote, if it belongs to the revision. */
function readHandover(revision: string): Site | undefined {
  if (revision === '' || !existsSync(handoverFile)) return undefined;
  const handover = deserialize(readFileSync(handoverFile)) as typeof cache;
  return handover?.revision === revision ? handover.site : undefined;
}

/** Writes the site for the process that renders pages, which need not read the content itself; a new revision notifies it. */
export function writeHandover(site: Site): void {
  const revision = `export const revision = '${randomUUID()}';\n`;
  writeAtomically(handoverFile, serialize({ revision, site } satisfies typeof cache));
  writeAtomically(revisionFile, revision);
}

/** Returns the site of this process: the one read last, or in the dev server the newest revision's. */
export function getSite(): Site {
  const revision = currentRevision();
  if (cache?.revision === revision) return cache.site;
  const site = readHandover(revision);
  // Production builds have no drafts.
  if (site === undefined) return readSite(process.cwd(), { includeDrafts: process.env.NODE_ENV !== 'production' });
  cache = { revision, site };
  return site;
}
