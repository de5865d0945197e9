import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../files/list-files-below';

/** Name of the list of digests, as `sha256sum --check` reads it. */
export const checksumFile = 'SHA256SUMS';

/** SHA-256 of bytes, in hexadecimal digits; the digest of a list of digests identifies the whole folder. */
export const digestOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Returns a line for each file in a folder except the list itself: digest, two spaces, path, sorted by path. */
export const checksumsOf = (folder: string): string =>
  listFilesBelow(folder)
    .filter((name) => name !== checksumFile)
    .map((name) => `${digestOf(readFileSync(path.join(folder, name)))}  ${name}\n`)
    .join('');

/** Writes the list into a finished export; must come after all other files. */
export const writeChecksums = (folder: string): void =>
  writeFileSync(path.join(folder, checksumFile), checksumsOf(folder));

/** Returns the sorted paths that only one of two lists has, or whose digests differ. */
export function differingFiles(first: string, second: string): string[] {
  const [a, b] = [new Set(first.split('\n')), new Set(second.split('\n'))];
  const lines = [...a, ...b].filter((line) => !a.has(line) || !b.has(line));
  return [...new Set(lines.map((line) => line.slice(66)))].sort();
}
