import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../lib/files/list-files-below';
import { writeFiles } from './write-files';

const listFiles = (folder: string): string[] => listFilesBelow(folder).map((file) => path.join(folder, file));

/** Bytes of the files of another site, by their paths in it. */
export type Assembled = Map<string, Buffer>;

/** What a site is made of besides its content. */
const siteFolders = ['app', 'components', 'lib', 'scripts', 'public/static'];
const siteFiles = ['next.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** The files of this project's site and of more folders, each with its place in the assembled site; later ones win. */
export function collectSite(root: string, folders: readonly (readonly [from: string, to: string])[]): Assembled {
  const result: Assembled = new Map();
  const own = siteFolders.map((name) => [name, name] as const);
  for (const [from, to] of [...own, ...folders])
    for (const file of listFiles(path.resolve(root, from)))
      result.set(path.join(to, path.relative(path.resolve(root, from), file)), readFileSync(file));
  for (const file of siteFiles) result.set(file, readFileSync(path.join(root, file)));
  return result;
}

/** Writes what is new and removes what is gone; files that stay the same keep their date, so that the bundler's cache holds. */
export function assemble(target: string, wanted: Assembled): void {
  const places = [...siteFolders, 'content'].map((name) => path.join(target, name));
  for (const file of places.filter((place) => existsSync(place)).flatMap(listFiles))
    if (!wanted.has(path.relative(target, file))) rmSync(file);
  const files = [...wanted].map(([name, content]) => ({ path: name, content }));
  writeFiles(files, target);
}
