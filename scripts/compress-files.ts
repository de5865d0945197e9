import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { compress, effort, isCompressible } from '../lib/export/compress';
import { keepBytes } from '../lib/mdx/disk-cache';
import { listFilesBelow } from '../lib/site/list-files-below';
import { linkFile } from './link-file';

/** Of the compressed forms of a file, as hosts look for them. */
export const endings = ['br', 'gz'] as const;
const cache = '.cache/compressed';

/** Changes with the compression and with the libraries that Node.js does it with, so that nothing compressed another way is found. */
const version = process.version + readFileSync('lib/export/compress.ts', 'utf8');

function keptName(file: string, bytes: Uint8Array): string {
  const hash = createHash('sha256')
    .update(version)
    .update(JSON.stringify(effort(file)))
    .update(bytes);
  return hash.digest('hex');
}

/** Compresses a file into the cache and gives the name under which its forms are kept there. */
async function keepCompressed(file: string): Promise<string> {
  const bytes = readFileSync(file);
  const name = keptName(file, bytes);
  const kept = path.join(cache, name);
  if (!endings.every((ending) => existsSync(`${kept}.${ending}`))) {
    const compressed = await compress(file, bytes);
    for (const ending of endings) keepBytes(`${kept}.${ending}`, compressed[ending]);
  }
  return name;
}

/** The compression itself runs on threads of its own. */
async function forEachFile(files: readonly string[], work: (file: string) => Promise<void>): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const queue = files.filter((file) => isCompressible(file, statSync(file).size)).values();
  const worker = async (): Promise<void> => {
    for (const file of queue) await work(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

const filesBelow = (folder: string): string[] => listFilesBelow(folder).map((file) => path.join(folder, file));

/** Compresses the files of a folder ahead of the time when a copy of each is needed in compressed forms. */
export const compressAhead = (folder: string): Promise<void> =>
  forEachFile(filesBelow(folder), async (file) => {
    await keepCompressed(file);
  });

/** Writes the compressed forms of files beside them (`x.html.br`, `x.html.gz`), where they are not there yet; what the last build had as well is not compressed again. */
export const compressFiles = (files: readonly string[]): Promise<void> =>
  forEachFile(files, async (file) => {
    const missing = endings.filter((ending) => !existsSync(`${file}.${ending}`));
    if (missing.length === 0) return;
    const name = await keepCompressed(file);
    for (const ending of missing) linkFile(path.join(cache, `${name}.${ending}`), `${file}.${ending}`);
  });

/** Does the same with all files of a folder. */
export const compressFolder = (folder: string): Promise<void> => compressFiles(filesBelow(folder));

/** Forgets compressed forms that are no part of an export, where each has a second name. */
export function forgetCompressed(): void {
  for (const name of readdirSync(cache)) {
    const kept = path.join(cache, name);
    if (statSync(kept).nlink === 1) rmSync(kept);
  }
}
