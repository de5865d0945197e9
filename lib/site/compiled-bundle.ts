import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from './list-files-below';

const listName = 'compiled-files.json';
const idName = 'BUILD_ID';

/** What is no part of a bundle and stays: caches, and the build's name, which Next writes after it has compiled. */
const isApart = (file: string): boolean => /^(?:cache|dev|diagnostics)\/|^lock$/.test(file) || file === idName;

const bundleFiles = (folder: string): string[] => listFilesBelow(folder).filter((file) => !isApart(file));

type Compiled = Readonly<{
  /** Version of Node.js that it was compiled for. */ node: string;
  files: readonly string[];
}>;

const readList = (folder: string): Compiled =>
  JSON.parse(readFileSync(path.join(folder, listName), 'utf8')) as Compiled;

/** Lists what Next has compiled into its folder, which it emptied before. */
export function listCompiled(folder: string): void {
  const compiled: Compiled = { node: process.version, files: [...bundleFiles(folder), listName] };
  writeFileSync(path.join(folder, listName), JSON.stringify(compiled));
}

/** Whether the folder holds the bundle of the build of that name. */
export const isCompiled = (folder: string, buildId: string): boolean =>
  [listName, idName].every((name) => existsSync(path.join(folder, name))) &&
  readFileSync(path.join(folder, idName), 'utf8') === buildId &&
  readList(folder).node === process.version;

/** Leaves in Next's folder what it compiled: what it made of that stands for the pages of the last build, and Next would read it. */
export function leaveCompiled(folder: string): void {
  const compiled = new Set(readList(folder).files);
  for (const file of bundleFiles(folder)) if (!compiled.has(file)) rmSync(path.join(folder, file));
}
