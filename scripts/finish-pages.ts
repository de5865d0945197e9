import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { strings } from '../lib/config/strings';
import { hashedScript, type HashedScript } from '../lib/export/hash-scripts';
import { plainClassNameFilter, plainClassNames } from '../lib/export/plain-class-names';
import type { ExportedPage } from '../lib/links/exported-page';
import { listFilesBelow } from '../lib/site/list-files-below';
import { doJobs } from '../lib/site/share-work';
import { bootFile, type ExportedSite, type FinishSettings, starterFile } from './finish-page';

/** Pages of the site; the frame of live code is none: it is finished when it is made, and has a policy of its own. */
const pageFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('live/'))
    .sort()
    .map((file) => path.join(folder, file));

/** Takes the starter's code out of the export, and puts the boot script in front of it: to fetch one file takes a slow network less time than two. */
function takeStarter({ folder }: ExportedSite): string {
  const words = `self.failureWords=${JSON.stringify(strings.load)};`;
  const code = [bootFile, starterFile].map((name) => readFileSync(path.join(folder, name), 'utf8'));
  rmSync(path.join(folder, starterFile));
  return transformSync([words, ...code].join('\n'), { minify: true }).code;
}

/** Moves the site's own scripts to names that hold their content. */
function hashScriptFiles({ folder }: ExportedSite): HashedScript[] {
  const scripts = readdirSync(path.join(folder, 'static'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => hashedScript(`static/${name}`, readFileSync(path.join(folder, 'static', name), 'utf8')));
  for (const { from, to } of scripts) {
    mkdirSync(path.dirname(path.join(folder, to)), { recursive: true });
    renameSync(path.join(folder, from), path.join(folder, to));
  }
  return scripts;
}

/** Lets the style sheets and scripts of the bundler name classes as their source does; gives those names. */
function writePlainClasses({ folder }: ExportedSite): ReadonlyMap<string, string> {
  const files = listFilesBelow(path.join(folder, '_next')).map((file) => path.join(folder, '_next', file));
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(file, 'utf8'));
  const names = plainClassNames(styles);
  const filter = plainClassNameFilter(names);
  for (const file of files.filter((name) => /\.(css|js)$/.test(name)))
    writeFileSync(file, filter(readFileSync(file, 'utf8')));
  return names;
}

/** Finishes and reads every page of an export, on all cores, and compresses them; gives what was read, by public path. */
export async function finishPages(
  site: ExportedSite,
  keys: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, ExportedPage>> {
  const starterCode = takeStarter(site);
  const settings: FinishSettings = {
    site,
    keys,
    classNames: writePlainClasses(site),
    scripts: hashScriptFiles(site),
    starterCode,
  };
  const files = pageFiles(site.folder);
  const entry = 'scripts/finish-pages.worker.ts';
  const load = async () => (await import('./finish-job')).finishJob;
  const pages = await doJobs({ entry, load }, files, settings);
  const publicPath = (file: string): string => `/${path.relative(site.folder, file).split(path.sep).join('/')}`;
  return new Map(pages.map((page, place) => [publicPath(files[place] ?? ''), page]));
}
