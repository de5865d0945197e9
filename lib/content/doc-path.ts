import path from 'node:path';

/** Splits off the number that sets the order of a file or folder (`09_decisions`, `10-security`); dates and versions (`1.16-notes`) are part of the name. */
export function splitNumberPrefix(name: string): { readonly name: string; readonly number?: number } {
  const match = /^(\d+)\s*[-_.]+\s*(?=\D)(.+)$/.exec(name);
  return match?.[2] === undefined ? { name } : { name: match[2], number: Number(match[1]) };
}

/** A folder's path without number prefixes. */
export const cleanFolder = (folder: string): string =>
  folder
    .split('/')
    .map((part) => splitNumberPrefix(part).name)
    .join('/');

/** What a doc's path below its version's folder says. */
export type DocPath = Readonly<{
  /** As on disk; `''` at the top. */
  folder: string;
  cleanFolder: string;
  /** File name without number prefix and extension. */
  name: string;
  number?: number;
  isFolderPage: boolean;
}>;

export function parseDocPath(file: string): DocPath {
  const { dir, name: fileName } = path.posix.parse(file);
  const { name, number } = splitNumberPrefix(fileName);
  const clean = cleanFolder(dir);
  const folderNames = ['index', 'readme', path.posix.basename(clean).toLowerCase()];
  return { folder: dir, cleanFolder: clean, name, number, isFolderPage: folderNames.includes(name.toLowerCase()) };
}

/** Id of a doc: its folder and its file name, or the last part that front matter sets instead. */
export const docId = ({ cleanFolder: folder, name }: DocPath, ownId = name): string =>
  folder === '' ? ownId : `${folder}/${ownId}`;

/** A doc's address below its version: from its path, or from the slug in front matter, which starts at the version's root (`/x`) or in the doc's folder (`x`, `../x`). */
export const docSlug = ({ cleanFolder: folder, name, isFolderPage }: DocPath, slug?: string): string =>
  path.posix.resolve('/', folder, slug ?? (isFolderPage ? '.' : name));
