import { existsSync, readFileSync } from 'node:fs';
import { shardsFile } from './generated-files';

/** In how many parts each search index is served, as the JSON of `ShardCounts`; `undefined` where all are whole. */
export function searchShards(): string | undefined {
  const json = existsSync(shardsFile) ? readFileSync(shardsFile, 'utf8') : '{}';
  return json === '{}' ? undefined : json;
}
