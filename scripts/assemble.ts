import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../lib/files/list-files-below';
import { writeFiles } from './write-files';

/** File contents of another site, keyed by their path in that site. */
export type SiteFiles = Map<string, Buffer>;

/** What a site consists of apart from its content. */
const siteFolders = ['app', 'components', 'lib', 'scripts', 'public/static'];
const siteFiles = ['next.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Collects the files of this project's site and of the given folders, each under its path in the assembled site; later folders win. */
export function collectSite(root: string, folders: readonly (readonly [from: string, to: string])[]): SiteFiles {
  const result: SiteFiles = new Map();
  const own = siteFolders.map((name) => [name, name] as const);
  for (const [from, to] of [...own, ...folders]) {
    const folder = path.resolve(root, from);
    for (const file of listFilesBelow(folder)) result.set(`${to}/${file}`, readFileSync(path.join(folder, file)));
  }
  for (const file of siteFiles) result.set(file, readFileSync(path.join(root, file)));
  return result;
}

/** Writes changed files and removes obsolete ones; unchanged files keep their modification time to keep the bundler's cache valid. */
export function assemble(target: string, wanted: SiteFiles): void {
  for (const folder of [...siteFolders, 'content'])
    for (const file of listFilesBelow(path.join(target, folder)))
      if (!wanted.has(`${folder}/${file}`)) rmSync(path.join(target, folder, file));
  const files = [...wanted].map(([name, content]) => ({ path: name, content }));
  writeFiles(files, target);
}
