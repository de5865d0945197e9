import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../lib/config/site';
import { countIssues, formatIssues } from '../lib/errors/format-issues';
import { deferScripts } from '../lib/export/defer-scripts';
import { checkExport } from '../lib/links/check-export';

const staging = '.next-export';
const target = 'out';
const previous = 'out.previous';

/** Rewrites every exported page so that it is shown before its scripts run. */
function deferAll(): void {
  for (const name of readdirSync(staging, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )) {
    const file = path.join(staging, name);
    const { html, data } = deferScripts(readFileSync(file, 'utf8'), site.baseUrl);
    if (!data) continue;
    const dataFile = path.join(staging, data.path);
    mkdirSync(path.dirname(dataFile), { recursive: true });
    writeFileSync(dataFile, data.code);
    writeFileSync(file, html);
  }
}

/** Puts the finished export in place; whoever serves `out/` sees the old site or the new one, never a mixture. */
function swap(): void {
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, previous);
  renameSync(staging, target);
  rmSync(previous, { recursive: true, force: true });
}

/** Finishes and checks the exported pages and replaces `out/` by them; ends the process with 1, and leaves `out/` alone, where a page is wrong. */
export async function postbuild(): Promise<void> {
  deferAll();
  const otherBuilds = site.locales.map((locale) => locale.baseUrl).filter((baseUrl) => baseUrl !== site.baseUrl);
  const issues = checkExport(staging, { baseUrl: site.baseUrl, otherBuilds });
  if (issues.length > 0) console.error(`${formatIssues(issues)}\n\n${countIssues(issues)}\n`);
  if (issues.some((issue) => issue.severity === 'error')) process.exit(1);
  swap();
}
