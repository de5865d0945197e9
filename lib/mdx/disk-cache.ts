import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../files/list-files-below';

/** Where costly results stay between builds; deleting it costs time only. */
export const cacheFolder = path.resolve('.cache');

/** Hashes texts, in their order, to the first 32 hexadecimal digits of their SHA-256. */
export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 32);
}

/** Part of cache keys: changes with the packages and the pipeline's own sources, so results of an older pipeline are never reused. */
export const pipelineVersion = hashOf(
  readFileSync('package.json', 'utf8'),
  ...['mdx', 'code', 'diagrams', 'data-tables', 'tools', 'content', 'files', 'config', 'errors'].flatMap((folder) =>
    sources(path.resolve('lib', folder)),
  ),
);

function sources(folder: string): string[] {
  const files = listFilesBelow(folder).filter((file) => /(?<!\.test)\.m?[jt]s$/.test(file));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
