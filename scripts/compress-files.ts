import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { compress, effort, isCompressible } from '../lib/export/compress';
import { listFilesBelow } from '../lib/site/list-files-below';

const endings = ['br', 'gz'] as const;
const cache = '.cache/compressed';

/** Changes with the compression, so that nothing compressed another way is found. */
const version = readFileSync('lib/export/compress.ts');

function keep(file: string, bytes: Uint8Array): void {
  // Written aside first: a build that is stopped must leave no half file.
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}

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
    for (const ending of endings) keep(`${kept}.${ending}`, compressed[ending]);
  }
  return name;
}

/** The compression itself runs on threads of its own. */
async function forEachFile(folder: string, work: (file: string) => Promise<void>): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const files = listFilesBelow(folder).values();
  const worker = async (): Promise<void> => {
    for (const file of files) await work(path.join(folder, file));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Compresses the files of a folder ahead of the time when a copy of each is needed in compressed forms. */
export const compressAhead = (folder: string): Promise<void> =>
  forEachFile(folder, async (file) => {
    await keepCompressed(file);
  });

/** Writes the compressed forms of each file of a folder beside it (`x.html.br`, `x.html.gz`); files that the last build had as well are not compressed again. */
export async function compressFiles(folder: string): Promise<void> {
  const used = new Set<string>();
  await forEachFile(folder, async (file) => {
    const name = await keepCompressed(file);
    if (name === undefined) return;
    used.add(name);
    for (const ending of endings) copyFileSync(path.join(cache, `${name}.${ending}`), `${file}.${ending}`);
  });
  for (const name of readdirSync(cache)) if (!used.has(path.parse(name).name)) rmSync(path.join(cache, name));
}
