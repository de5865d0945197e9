import { existsSync, renameSync, rmSync } from 'node:fs';
import { site } from '../lib/config/site';
import { countIssues, formatIssues } from '../lib/errors/format-issues';
import { pagePolicy, policyMeta } from '../lib/hosting/policy';
import { checkExport } from '../lib/links/check-export';
import { compressFolder, forgetCompressed } from './compress-files';
import { finishPages } from './finish-pages';
import { hostSite } from './host-site';
import { minifyDrawings } from './minify-drawings';
import { forgetOthers, type KeptPage, placeKeptPages } from './kept-pages';
import { writeChecksums } from './write-checksums';
import { writeHostFiles } from './write-host-files';
import { writeRedirectPages } from './write-redirect-pages';
import { writeSbom } from './write-sbom';

/** Where the bundler leaves the export. */
export const staging = '.next-export';
export const target = 'out';
const previous = 'out.previous';

/** Puts the finished export in place; whoever serves `out/` sees the old site or the new one, never a mixture. */
function swap(): void {
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, previous);
  renameSync(staging, target);
  rmSync(previous, { recursive: true, force: true });
}

/** The names of all that pages are made from, and the pages that are taken over from the last export, both by route. */
export type PageKeeping = Readonly<{ keys: ReadonlyMap<string, string>; kept: ReadonlyMap<string, KeptPage> }>;

/** Finishes and checks the exported pages, takes over the others and replaces `out/` by them; ends the process with 1, and leaves `out/` alone, where a page is wrong. */
export async function postbuild({ keys, kept }: PageKeeping): Promise<void> {
  writeRedirectPages(staging, site);
  minifyDrawings(staging);
  const policy = policyMeta(pagePolicy(hostSite(site, [])));
  const made = await finishPages({ folder: staging, baseUrl: site.baseUrl, policy }, keys);
  const read = new Map([...made, ...placeKeptPages(kept.values(), { from: target, to: staging })]);
  const otherBuilds = site.locales.map((locale) => locale.baseUrl).filter((baseUrl) => baseUrl !== site.baseUrl);
  const issues = checkExport(staging, { baseUrl: site.baseUrl, otherBuilds, read });
  if (issues.length > 0) console.error(`${formatIssues(issues)}\n\n${countIssues(issues)}\n`);
  if (issues.some((issue) => issue.severity === 'error')) process.exit(1);
  writeHostFiles(staging, site);
  await compressFolder(staging);
  await writeSbom(staging);
  writeChecksums(staging);
  swap();
  forgetOthers(keys);
  forgetCompressed();
}
