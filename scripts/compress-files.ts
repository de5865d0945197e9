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
import { compress, isCompressible, quality } from '../lib/export/compress';
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
    .update(String(quality(file)))
    .update(bytes);
  return hash.digest('hex');
}

/** Gives the name under which the compressed forms are kept. */
async function compressFile(file: string): Promise<string | undefined> {
  const bytes = readFileSync(file);
  if (!isCompressible(file, bytes)) return undefined;
  const name = keptName(file, bytes);
  const kept = path.join(cache, name);
  if (!endings.every((ending) => existsSync(`${kept}.${ending}`))) {
    const compressed = await compress(file, bytes);
    for (const ending of endings) keep(`${kept}.${ending}`, compressed[ending]);
  }
  for (const ending of endings) copyFileSync(`${kept}.${ending}`, `${file}.${ending}`);
  return name;
}

/** Writes the compressed forms of each file of a folder beside it (`x.html.br`, `x.html.gz`); files that the last build had as well are not compressed again. */
export async function compressFiles(folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const used = new Set<string | undefined>();
  const work = listFilesBelow(folder).values();
  const worker = async (): Promise<void> => {
    for (const file of work) used.add(await compressFile(path.join(folder, file)));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  for (const name of readdirSync(cache)) if (!used.has(path.parse(name).name)) rmSync(path.join(cache, name));
}
