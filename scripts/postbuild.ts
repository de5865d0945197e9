import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../lib/config/site';
import { countIssues, formatIssues } from '../lib/errors/format-issues';
import { deferScripts } from '../lib/export/defer-scripts';
import { styleHintFilter } from '../lib/export/drop-style-hints';
import { mergedStyleFilter, mergeStyles } from '../lib/export/merge-styles';
import { checkExport } from '../lib/links/check-export';

const staging = '.next-export';
const target = 'out';
const previous = 'out.previous';

/** The files with a page's data, which the router fetches: `x.txt`, and its parts in `x/`. */
function dataFiles(htmlFile: string): string[] {
  const name = htmlFile.replace(/\.html$/, '');
  const folder = path.basename(name) === 'index' ? path.dirname(name) : name;
  const parts = existsSync(folder) ? readdirSync(folder).filter((file) => /^__next\..*\.txt$/.test(file)) : [];
  return [`${name}.txt`, ...parts.map((part) => path.join(folder, part))].filter((file) => existsSync(file));
}

const stagedFile = (href: string): string => path.join(staging, href.slice(site.baseUrl.length));

/** Writes the merged style sheet of a page; gives the function that lets the page and its data link to it. A script may still load a member by its own name. */
function mergeStyleFiles(html: string): (text: string) => string {
  const merged = mergeStyles(html, (href) => readFileSync(stagedFile(href), 'utf8'));
  if (!merged) return (text) => text;
  writeFileSync(stagedFile(merged.href), merged.css);
  return mergedStyleFilter(merged);
}

function finishPage(file: string): void {
  const exported = readFileSync(file, 'utf8');
  const merge = mergeStyleFiles(exported);
  const page = merge(exported);
  const filter = styleHintFilter(page);
  for (const dataFile of dataFiles(file)) writeFileSync(dataFile, filter(merge(readFileSync(dataFile, 'utf8'))));
  const { html, data } = deferScripts(filter(page), site.baseUrl);
  writeFileSync(file, html);
  if (!data) return;
  const dataFile = path.join(staging, data.path);
  mkdirSync(path.dirname(dataFile), { recursive: true });
  writeFileSync(dataFile, data.code);
}

/** Rewrites every exported page so that it fetches only what it uses, and is shown before its scripts run. */
function finishPages(): void {
  const files = readdirSync(staging, { recursive: true, encoding: 'utf8' });
  for (const file of files) if (file.endsWith('.html')) finishPage(path.join(staging, file));
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
  finishPages();
  const otherBuilds = site.locales.map((locale) => locale.baseUrl).filter((baseUrl) => baseUrl !== site.baseUrl);
  const issues = checkExport(staging, { baseUrl: site.baseUrl, otherBuilds });
  if (issues.length > 0) console.error(`${formatIssues(issues)}\n\n${countIssues(issues)}\n`);
  if (issues.some((issue) => issue.severity === 'error')) process.exit(1);
  swap();
}
