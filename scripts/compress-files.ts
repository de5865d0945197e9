import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
async function keepCompressed(file: string): Promise<string | undefined> {
  const bytes = readFileSync(file);
  if (!isCompressible(file, bytes)) return undefined;
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
  const queue = files.values();
  const worker = async (): Promise<void> => {
    for (const file of queue) await work(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

const filesBelow = (folder: string): string[] => listFilesBelow(folder).map((file) => path.join(folder, file));

/** Compresses files ahead of the time when a copy of each is needed in compressed forms. */
export const compressAhead = (files: readonly string[]): Promise<void> =>
  forEachFile(files, async (file) => {
    await keepCompressed(file);
  });

/** Does the same with all files below a folder. */
export const compressFolderAhead = (folder: string): Promise<void> => compressAhead(filesBelow(folder));

/** Writes the compressed forms of each file of a folder beside it (`x.html.br`, `x.html.gz`); files that the last build had as well are not compressed again. */
export async function compressFiles(folder: string): Promise<void> {
  const used = new Set<string>();
  await forEachFile(filesBelow(folder), async (file) => {
    const name = await keepCompressed(file);
    if (name === undefined) return;
    used.add(name);
    for (const ending of endings)
      // Pages of the last build come with theirs.
      if (!existsSync(`${file}.${ending}`)) linkFile(path.join(cache, `${name}.${ending}`), `${file}.${ending}`);
  });
  for (const name of readdirSync(cache)) if (!used.has(path.parse(name).name)) rmSync(path.join(cache, name));
}
