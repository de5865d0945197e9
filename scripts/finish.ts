import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { offlineRoutes, openSearchRoute, withBase } from '../lib/config/routes';
import { site } from '../lib/config/site';
import type { ContentIssue } from '../lib/errors/content-issue';
import { writeChecksums } from '../lib/export/checksums';
import { writeIndexFiles } from '../lib/export/index-files';
import { forbidIndexing } from '../lib/export/forbid-indexing';
import { redirectPage } from '../lib/export/redirect-page';
import { headersText, redirectsText } from '../lib/hosting/hosts/netlify';
import { pagePolicy, policyMeta } from '../lib/hosting/policy';
import { checkExport } from '../lib/links/check-export';
import { finishExport } from '../lib/next-output/finish-export';
import { integrity } from '../lib/next-output/integrity';
import { isLeftover } from '../lib/files/is-leftover';
import { listFilesBelow } from '../lib/files/list-files-below';
import { redirectsFile } from '../lib/site/generated-files';
import { hostSite } from '../lib/site/host-site';
import type { PageRedirect } from '../lib/urls/redirects';
import { publicList } from './write-files';
import { writeSbom } from './write-sbom';

/** Where Next writes the export. */
const staging = '.next-export';
const target = 'out';
const previous = 'out.previous';

/** The pages of the export. The frame of live code is left out: it is already finished, and has its own policy. */
const listPages = (): string[] =>
  listFilesBelow(staging).filter((file) => file.endsWith('.html') && !file.startsWith('live/'));

/** Finishes and checks the exported pages and puts the export in place; if a page is wrong, leaves `out/` alone and returns the issues. */
export async function finish({
  indexFiles,
  noIndex,
}: Readonly<{ indexFiles: boolean; noIndex: boolean }>): Promise<readonly ContentIssue[]> {
  rmSync(path.join(staging, publicList), { force: true });
  // Next copies everything in `public/`, even an editor's temporary files.
  for (const name of readdirSync(staging, { recursive: true, encoding: 'utf8' }))
    if (isLeftover(name)) rmSync(path.join(staging, name));
  const redirects: readonly PageRedirect[] = JSON.parse(readFileSync(redirectsFile, 'utf8'));
  const head = headOf();
  finishExport({ folder: staging, baseUrl: site.baseUrl, pages: listPages(), head });
  writeRedirectPages(redirects, head);
  const otherBuilds = site.locales.map((locale) => locale.baseUrl).filter((baseUrl) => baseUrl !== site.baseUrl);
  const later = Object.values(offlineRoutes(site));
  const issues = checkExport(staging, { baseUrl: site.baseUrl, otherBuilds, later });
  if (issues.some(({ severity }) => severity === 'error')) return issues;
  if (noIndex) forbidIndexing(staging, listPages());
  if (indexFiles) writeIndexFiles(staging, listPages());
  writeHostFiles(redirects);
  await writeSbom(staging);
  writeChecksums(staging);
  swap();
  return issues;
}

/** The policy governs only what comes after it. The search link is placed beside it, because React would write it at varying positions. */
function headOf(): string {
  const policy = policyMeta(pagePolicy(hostSite(site, []))).replaceAll('"', '&quot;');
  const search = withBase(site.baseUrl, openSearchRoute);
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/><link rel="search" type="application/opensearchdescription+xml" title="${site.title}" href="${search}"/>`;
}

/** Writes a redirect page for each address that no longer has a page of its own. */
function writeRedirectPages(redirects: readonly PageRedirect[], head: string): void {
  const route = '/static/redirect.js';
  const code = readFileSync(path.join(staging, route));
  const script = { src: withBase(site.baseUrl, route), integrity: integrity(code) };
  for (const redirect of redirects) {
    const file = path.join(staging, `${redirect.from.slice(1)}.html`);
    if (existsSync(file)) throw new Error(`${redirect.from} is a page, so it cannot lead to ${redirect.to}.`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(redirect, site, { head, script }));
  }
}

/** A top-level file or folder of the export; one level deeper in folders whose files differ in their headers. */
const entry = /^(?:(?:_next|static)\/)?[^/]+\/?/;

/** Writes the files that hosts such as Netlify and Cloudflare look for in the export itself. */
function writeHostFiles(redirects: readonly PageRedirect[]): void {
  const host = hostSite(site, redirects);
  const entries = listFilesBelow(staging).map((file) => entry.exec(file)?.[0] ?? file);
  writeFileSync(path.join(staging, '_headers'), headersText(host, entries));
  writeFileSync(path.join(staging, '_redirects'), redirectsText(host));
}

/** Swaps by renaming: anyone who serves `out/` has the old site or the new one, never a mixture. */
function swap(): void {
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, previous);
  renameSync(staging, target);
  rmSync(previous, { recursive: true, force: true });
}
