import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from './list-files-below';

const listName = 'compiled-files.json';
const noteName = 'compiled-from';

/** What is no part of a bundle and stays: caches, the note, and the build's name, which Next writes after it has compiled. */
const isApart = (file: string): boolean =>
  /^(?:cache|dev|diagnostics)\/|^(?:BUILD_ID|lock)$/.test(file) || file === noteName;

const bundleFiles = (folder: string): string[] => listFilesBelow(folder).filter((file) => !isApart(file));

/** Lists what Next has compiled into its folder, before it makes the pages. */
export const listCompiled = (folder: string): void =>
  writeFileSync(path.join(folder, listName), JSON.stringify([...bundleFiles(folder), listName]));

/** Notes a name for all that the folder's bundle was compiled from, when a build has ended well. Next empties the folder before it compiles. */
export const noteCompiled = (folder: string, key: string): void => writeFileSync(path.join(folder, noteName), key);

/** Whether the folder holds the bundle that was compiled from what `key` names. */
export const isCompiled = (folder: string, key: string): boolean =>
  [listName, 'BUILD_ID'].every((name) => existsSync(path.join(folder, name))) &&
  existsSync(path.join(folder, noteName)) &&
  readFileSync(path.join(folder, noteName), 'utf8') === key;

/** Leaves in Next's folder what it compiled: what it made of that stands for the pages of the last build, and Next would read it. */
export function leaveCompiled(folder: string): void {
  const compiled = new Set(JSON.parse(readFileSync(path.join(folder, listName), 'utf8')) as string[]);
  for (const file of bundleFiles(folder)) if (!compiled.has(file)) rmSync(path.join(folder, file));
}
