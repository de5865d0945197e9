import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isLeftover } from './is-leftover';

/** Lists every file below a folder, sorted, as paths inside it with forward slashes; skips leftovers of editors and systems, and broken links. Empty if there is no such folder. */
export function listFilesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !isLeftover(name) && statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
