import path from 'node:path';

export type NumberedName = Readonly<{ name: string; number?: number }>;

/** Takes a file or folder name and splits the number off that orders it (`09_decisions`, `10-security`); dates and versions (`1.16-notes`) are names. */
export function splitNumberPrefix(name: string): NumberedName {
  const match = /^(\d+)\s*[-_.]+\s*(?=\D)(.+)$/.exec(name);
  return match?.[2] === undefined ? { name } : { name: match[2], number: Number(match[1]) };
}

/** Takes a folder's path and gives it without number prefixes. */
export const cleanFolder = (folder: string): string =>
  folder
    .split('/')
    .map((part) => splitNumberPrefix(part).name)
    .join('/');

export type DocPath = Readonly<{
  /** Folder below the version's folder, as on disk; `''` at the top. */
  folder: string;
  /** The same without number prefixes. */
  cleanFolder: string;
  /** File name without number prefix and extension. */
  name: string;
  number?: number;
  isFolderPage: boolean;
}>;

/** Takes a doc's path below its version's folder and gives what its name tells. */
export function parseDocPath(file: string): DocPath {
  const { dir, name: fileName } = path.posix.parse(file);
  const { name, number } = splitNumberPrefix(fileName);
  const clean = cleanFolder(dir);
  const folderNames = ['index', 'readme', path.posix.basename(clean).toLowerCase()];
  return { folder: dir, cleanFolder: clean, name, number, isFolderPage: folderNames.includes(name.toLowerCase()) };
}

/** Gives a doc's id: its folder and its file name, or the last part that front matter gives instead. */
export const docId = ({ cleanFolder: folder, name }: DocPath, ownId = name): string =>
  folder === '' ? ownId : `${folder}/${ownId}`;

/** Gives a doc's address below its version: from its path, or from the slug in front matter, which starts at the version's root (`/x`) or in the doc's folder (`x`, `../x`). */
export function docSlug({ cleanFolder: folder, name, isFolderPage }: DocPath, slug?: string): string {
  return path.posix.resolve('/', folder, slug ?? (isFolderPage ? '.' : name));
}
