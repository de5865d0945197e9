import { existsSync, renameSync, rmSync } from 'node:fs';
import { offlineRoutes, openSearchRoute, withBase } from '../lib/config/routes';
import { site } from '../lib/config/site';
import type { ContentIssue } from '../lib/errors/content-issue';
import { writeChecksums } from '../lib/export/checksums';
import { writeIndexFiles } from '../lib/export/index-files';
import { forbidIndexing } from '../lib/export/no-index';
import { pagePolicy, policyMeta } from '../lib/hosting/policy';
import { checkExport } from '../lib/links/check-export';
import { finishExport } from '../lib/next-output/finish-export';
import { listFilesBelow } from '../lib/files/list-files-below';
import { hostSite } from './host-site';
import { writeHostFiles } from './write-host-files';
import { writeRedirectPages } from './write-redirect-pages';
import { writeSbom } from './write-sbom';

/** Where Next leaves the export. */
const staging = '.next-export';
const target = 'out';
const previous = 'out.previous';

/** What a build may write besides, or leave out. */
export type FinishOptions = Readonly<{ indexFiles: boolean; noIndex: boolean }>;

/** The pages of the export; the frame of live code is none: it is finished when it is made, and has a policy of its own. */
const listPages = (): string[] =>
  listFilesBelow(staging).filter((file) => file.endsWith('.html') && !file.startsWith('live/'));

/** Finishes and checks the exported pages and puts the export in place; leaves `out/` alone, and says why, where a page is wrong. */
export async function finish({ indexFiles, noIndex }: FinishOptions): Promise<readonly ContentIssue[]> {
  const head = headOf();
  finishExport({ folder: staging, baseUrl: site.baseUrl, pages: listPages(), head });
  writeRedirectPages(staging, site, head);
  const otherBuilds = site.locales.map((locale) => locale.baseUrl).filter((baseUrl) => baseUrl !== site.baseUrl);
  const later = Object.values(offlineRoutes(site));
  const issues = checkExport(staging, { baseUrl: site.baseUrl, otherBuilds, later });
  if (issues.some(({ severity }) => severity === 'error')) return issues;
  if (noIndex) forbidIndexing(staging, listPages());
  if (indexFiles) writeIndexFiles(staging, listPages());
  writeHostFiles(staging, site);
  await writeSbom(staging);
  writeChecksums(staging);
  swap();
  return issues;
}

/** The policy governs all that comes after it. The search link stands beside it, because React writes it now here, now there. */
function headOf(): string {
  const policy = policyMeta(pagePolicy(hostSite(site, []))).replaceAll('"', '&quot;');
  const search = withBase(site.baseUrl, openSearchRoute);
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/><link rel="search" type="application/opensearchdescription+xml" title="${site.title}" href="${search}"/>`;
}

/** Whoever serves `out/` sees the old site or the new one, never a mixture. */
function swap(): void {
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, previous);
  renameSync(staging, target);
  rmSync(previous, { recursive: true, force: true });
}
