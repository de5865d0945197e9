import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../files/list-files-below';
import { writeAtomically } from '../files/write-atomically';

/** Where costly results stay between builds; deleting it costs time only. */
export const cacheFolder = path.resolve('.cache');

/** Takes texts and gives a short name that differs when any of them does. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 32);
}

/** Changes with the packages and the pipeline's own sources, so that nothing made by an older pipeline is found. */
export const pipelineVersion = hashOf(
  readFileSync('package.json', 'utf8'),
  ...['lib/mdx', 'lib/code', 'lib/diagrams', 'lib/data-tables', 'lib/tools', 'lib/config', 'lib/errors'].flatMap(
    (folder) => sources(path.resolve(folder)),
  ),
);

function sources(folder: string): string[] {
  const files = listFilesBelow(folder).filter((file) => /(?<!\.test)\.m?[jt]s$/.test(file));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/** Gives the bytes of a file of the cache, whose name must say all that they are made from, else makes and keeps them. */
export async function cachedFile(file: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  writeAtomically(file, bytes);
  return bytes;
}
