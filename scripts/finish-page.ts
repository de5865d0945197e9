import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deferScripts } from '../lib/export/defer-scripts';
import { styleHintFilter } from '../lib/export/drop-style-hints';
import { editText } from '../lib/export/edit-text';
import { findElements } from '../lib/export/find-elements';
import { hashedScript, type HashedScript, hashedScriptFilter } from '../lib/export/hash-scripts';
import { insertPolicy } from '../lib/export/insert-policy';
import { integrity, integrityEdits, type IntegrityOf } from '../lib/export/integrity';
import { mergedStyleFilter, mergeStyles } from '../lib/export/merge-styles';
import { namePage } from '../lib/export/name-page';
import { plainClassNameFilter } from '../lib/export/plain-class-names';
import { settleSearchLink } from '../lib/export/settle-search-link';
import { stripStaticParts } from '../lib/export/strip-static-parts';
import { normalizeRoute, withBase } from '../lib/config/routes';
import { keepBytes } from '../lib/mdx/disk-cache';

/** An exported site on disk. */
export type ExportedSite = Readonly<{
  folder: string;
  baseUrl: string;
  /** Text of the policy that each page carries. */
  policy: string;
}>;

type Filter = (text: string) => string;

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

/** Writes a file that pages share, whose name holds its content; another thread may write it at the same time. */
function writeShared(file: string, text: string): void {
  if (!existsSync(file)) keepBytes(file, text);
}

/** Writes the merged style sheet of a page; gives the function that lets the page and its data link to it. A script may still load a member by its own name. */
function mergeStyleFiles(site: ExportedSite, html: string): Filter {
  const merged = mergeStyles(html, (href) => readFileSync(fileAt(site, href), 'utf8'));
  if (!merged) return (text) => text;
  writeShared(fileAt(site, merged.href), merged.css);
  return mergedStyleFilter(merged);
}

/** Runs before the first paint. */
export const bootFile = 'static/boot.js';
/** Starts a page's runtime; pages of one kind, which have the same runtime, share it. */
export const starterFile = 'static/start.js';

/** Gives the function that writes the starter with the files it starts, under a name that holds its content. */
function starterWriter({ folder, baseUrl }: ExportedSite, code: string): (runtime: string) => string {
  return (runtime) => {
    const script = `self.runtimeFiles=${JSON.stringify(runtime)};\n${code}`;
    const { to } = hashedScript(starterFile, script);
    writeShared(path.join(folder, to), script);
    return baseUrl + to;
  };
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

type Steps = Readonly<{
  plain: Filter;
  rename: Filter;
  /** Address of the boot script, which each page is exported with. */ boot: string;
  integrityOf: IntegrityOf;
  starterOf: (runtime: string) => string;
}>;

/** Address of a page from its exported file. */
const addressOf = ({ folder, baseUrl }: ExportedSite, file: string): string =>
  withBase(baseUrl, normalizeRoute(`/${path.relative(folder, file)}`));

function finishPage(
  site: ExportedSite,
  file: string,
  { plain, rename, boot, integrityOf, starterOf }: Steps,
): readonly string[] {
  const page = settleSearchLink(plain(readFileSync(file, 'utf8')));
  const address = addressOf(site, file);
  const merge = mergeStyleFiles(site, page);
  const exported = merge(page);
  const hints = styleHintFilter(exported);
  const filter = (data: string): string => stripStaticParts(rename(hints(merge(plain(data)))), address);
  rmSync(path.join(dataFolder(file), unused), { force: true });
  const written = [file, ...dataFiles(file)];
  for (const dataFile of written.slice(1)) writeFileSync(dataFile, filter(readFileSync(dataFile, 'utf8')));
  const html = rename(hints(exported));
  const { edits, untouched, data } = deferScripts(findElements(html), {
    baseUrl: site.baseUrl,
    integrityOf,
    boot,
    filter,
    starterOf,
  });
  const finished = editText(html, [...edits, ...integrityEdits(untouched, integrityOf)]);
  writeFileSync(file, insertPolicy(namePage(finished, address), site.policy));
  if (!data) return written;
  const dataFile = path.join(site.folder, data.path);
  writeShared(dataFile, data.code);
  return [...written, dataFile];
}

/** What every page is finished with. */
export type FinishSettings = Readonly<{
  site: ExportedSite;
  /** Names of all that pages are made from, by route. */ keys: ReadonlyMap<string, string>;
  classNames: ReadonlyMap<string, string>;
  scripts: readonly HashedScript[];
  starterCode: string;
}>;

/** Gives the function that rewrites an exported page so that it fetches only what it uses, is shown before its scripts run, holds no inline script, and carries the policy and the integrity of what it loads; it gives the files it wrote for the page. */
export function pageFinisher({
  site,
  classNames,
  scripts,
  starterCode,
}: FinishSettings): (file: string) => readonly string[] {
  const boot = scripts.find(({ from }) => from === bootFile)?.to ?? bootFile;
  const steps = {
    boot: site.baseUrl + boot,
    plain: plainClassNameFilter(classNames),
    rename: hashedScriptFilter(scripts, site.baseUrl),
    integrityOf: integrityReader(site),
    starterOf: starterWriter(site, starterCode),
  };
  return (file) => finishPage(site, file, steps);
}
