import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deferScripts } from '../lib/export/defer-scripts';
import { styleHintFilter } from '../lib/export/drop-style-hints';
import { hashedScript, hashedScriptFilter } from '../lib/export/hash-scripts';
import { insertPolicy } from '../lib/export/insert-policy';
import { addIntegrity, integrity, type IntegrityOf } from '../lib/export/integrity';
import { mergedStyleFilter, mergeStyles } from '../lib/export/merge-styles';
import { namePage } from '../lib/export/name-page';
import { stripStaticParts } from '../lib/export/strip-static-parts';
import { normalizeRoute, withBase } from '../lib/config/routes';

/** An exported site on disk. */
export type ExportedSite = Readonly<{
  folder: string;
  baseUrl: string;
  /** Text of the policy that each page carries. */
  policy: string;
}>;

type Filter = (text: string) => string;

/** Pages of the site; the frame of live code is none: it is finished when it is made, and has a policy of its own. */
const pageFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('live/'))
    .sort()
    .map((file) => path.join(folder, file));

/** A page's data, whole, which Next also writes beside its parts, and which no router asks for. */
const unused = '__next._full.txt';

/** The files with a page's data, which the router fetches: `x.txt`, and its parts in `x/`. */
function dataFiles(htmlFile: string): string[] {
  const folder = dataFolder(htmlFile);
  const parts = existsSync(folder) ? readdirSync(folder).filter((file) => /^__next\..*\.txt$/.test(file)) : [];
  return [htmlFile.replace(/\.html$/, '.txt'), ...parts.map((part) => path.join(folder, part))].filter((file) =>
    existsSync(file),
  );
}

/** The folder with the parts of a page's data. */
const dataFolder = (htmlFile: string): string => htmlFile.replace(/\/index\.html$|\.html$/, '');

const fileAt = ({ folder, baseUrl }: ExportedSite, href: string): string =>
  path.join(folder, href.slice(baseUrl.length));

/** Writes the merged style sheet of a page; gives the function that lets the page and its data link to it. A script may still load a member by its own name. */
function mergeStyleFiles(site: ExportedSite, html: string): Filter {
  const merged = mergeStyles(html, (href) => readFileSync(fileAt(site, href), 'utf8'));
  if (!merged) return (text) => text;
  writeFileSync(fileAt(site, merged.href), merged.css);
  return mergedStyleFilter(merged);
}

/** The script that starts a page's runtime; pages of one kind, which have the same runtime, share it. */
const starter = 'static/start.js';

/** Gives the function that writes the starter with the files it starts, under a name that holds its content. */
function starterWriter({ folder, baseUrl }: ExportedSite): (runtime: string) => string {
  const file = path.join(folder, starter);
  const code = readFileSync(file, 'utf8');
  rmSync(file);
  return (runtime) => {
    const script = `self.runtimeFiles=${JSON.stringify(runtime)};\n${code}`;
    const { to } = hashedScript(starter, script);
    writeFileSync(path.join(folder, to), script);
    return baseUrl + to;
  };
}

/** Moves the site's own scripts to names that hold their content; gives the function that lets pages and their data name them so. */
function hashScriptFiles({ folder, baseUrl }: ExportedSite): Filter {
  const scripts = readdirSync(path.join(folder, 'static'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => hashedScript(`static/${name}`, readFileSync(path.join(folder, 'static', name), 'utf8')));
  for (const { from, to } of scripts) {
    mkdirSync(path.dirname(path.join(folder, to)), { recursive: true });
    renameSync(path.join(folder, from), path.join(folder, to));
  }
  return hashedScriptFilter(scripts, baseUrl);
}

/** Reads the integrity of each file once. */
function integrityReader(site: ExportedSite): IntegrityOf {
  const known = new Map<string, string | undefined>();
  const read = (href: string): string | undefined => {
    const file = fileAt(site, href);
    return href.startsWith(site.baseUrl) && existsSync(file) ? integrity(readFileSync(file)) : undefined;
  };
  return (href) => {
    if (!known.has(href)) known.set(href, read(href));
    return known.get(href);
  };
}

type Steps = Readonly<{ rename: Filter; integrityOf: IntegrityOf; starterOf: (runtime: string) => string }>;

/** Address of a page from its exported file. */
const addressOf = ({ folder, baseUrl }: ExportedSite, file: string): string =>
  withBase(baseUrl, normalizeRoute(`/${path.relative(folder, file)}`));

function finishPage(site: ExportedSite, file: string, { rename, integrityOf, starterOf }: Steps): void {
  const page = readFileSync(file, 'utf8');
  const address = addressOf(site, file);
  const merge = mergeStyleFiles(site, page);
  const exported = merge(page);
  const hints = styleHintFilter(exported);
  const filter = (data: string): string => stripStaticParts(rename(hints(merge(data))), address);
  rmSync(path.join(dataFolder(file), unused), { force: true });
  for (const dataFile of dataFiles(file)) writeFileSync(dataFile, filter(readFileSync(dataFile, 'utf8')));
  const { html, data } = deferScripts(rename(hints(exported)), {
    baseUrl: site.baseUrl,
    integrityOf,
    filter,
    starterOf,
  });
  const finished = namePage(addIntegrity(rename(html), integrityOf), address);
  writeFileSync(file, insertPolicy(finished, site.policy));
  if (!data) return;
  const dataFile = path.join(site.folder, data.path);
  mkdirSync(path.dirname(dataFile), { recursive: true });
  writeFileSync(dataFile, data.code);
}

/** Rewrites every exported page so that it fetches only what it uses, is shown before its scripts run, holds no inline script, and carries the policy and the integrity of what it loads. */
export function finishPages(site: ExportedSite): void {
  const starterOf = starterWriter(site);
  const steps = { rename: hashScriptFiles(site), integrityOf: integrityReader(site), starterOf };
  for (const file of pageFiles(site.folder)) finishPage(site, file, steps);
}
