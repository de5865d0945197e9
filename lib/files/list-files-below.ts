import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isLeftover } from './is-leftover';

/** Every file below a folder, as paths in it with forward slashes, sorted; none where there is no such folder; without what editors and systems leave there, and links that lead nowhere. */
export function listFilesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !isLeftover(name) && statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
