import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { keepBytes } from '../lib/mdx/disk-cache';
import { generatedFolder, revisionFile } from '../lib/site/generated-files';
import { handOn, type Site } from '../lib/site/get-site';
import type { GeneratedFile } from '../lib/site/generate-modules';
import type { PublicFile } from '../lib/site/public-files';

const publicList = path.join(generatedFolder, 'public-files.json');

/** Writes a file where its content is new, so that watchers see real changes only; says whether it did. */
function writeIfChanged(file: string, content: string | Buffer): boolean {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false;
  // At once: the dev server, which reads along, must never see half of it.
  keepBytes(file, bytes);
  return true;
}

/** Writes what the bundler and the pages read. */
export function writeGenerated(files: readonly GeneratedFile[]): void {
  for (const { path: file, text } of files) writeIfChanged(file, text);
}

/** Tells the dev server that the site is another one. */
export function writeRevision(site: Site): void {
  keepBytes(revisionFile, handOn(site));
}

/** Writes pictures below `public/`, beside what is there. */
export function writeAssets(files: readonly PublicFile[]): void {
  for (const { path: file, content } of files) writeIfChanged(path.join('public', file), content);
}

/** Writes the files below `public/`; gives the paths of those that an earlier run wrote and this one did not. They stay listed until they are gone: a build that fails does not come to remove them. */
export function writePublic(files: readonly PublicFile[]): readonly string[] {
  const before: string[] = existsSync(publicList) ? JSON.parse(readFileSync(publicList, 'utf8')) : [];
  const now = new Set(files.map((file) => file.path));
  const stale = before.filter((file) => !now.has(file) && existsSync(path.join('public', file)));
  for (const { path: file, content } of files) writeIfChanged(path.join('public', file), content);
  writeIfChanged(publicList, JSON.stringify([...now, ...stale].sort(), null, 1));
  return stale;
}

/** Removes a folder, by its path in another, and those around it as far as nothing is in them. */
function removeEmpty(root: string, folder: string): void {
  const place = path.join(root, folder);
  if (folder === '.' || !existsSync(place) || readdirSync(place).length > 0) return;
  rmdirSync(place);
  removeEmpty(root, path.dirname(folder));
}

/** Removes files, by their paths in it, from a folder such as `public/`, and the folders that this leaves empty. */
export function removeStale(folder: string, files: readonly string[]): void {
  for (const file of files) {
    rmSync(path.join(folder, file), { force: true });
    removeEmpty(folder, path.dirname(file));
  }
}
