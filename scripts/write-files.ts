import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../lib/files/write-atomically';
import type { FileToWrite } from '../lib/site/generated-files';

/** Lists the files below `public/` that a run wrote. It is stored among them and deleted with them, so no file is published that no run knows of. */
export const publicList = 'public-files.json';

/** Writes only files whose content has changed, to keep watchers from reacting to the others. */
export function writeFiles(files: readonly FileToWrite[], folder = '.'): void {
  for (const { path: name, content } of files) {
    const file = path.join(folder, name);
    const bytes = Buffer.from(content);
    if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeAtomically(file, bytes);
  }
}

/** Writes the files below `public/`, and removes those that an earlier run wrote and this one did not. */
export function writePublic(files: readonly FileToWrite[]): void {
  const list = path.join('public', publicList);
  const before: string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const now = new Set(files.map((file) => file.path));
  writeFiles(files, 'public');
  for (const file of before) if (!now.has(file)) removePublic(file);
  writeFiles([{ path: list, content: JSON.stringify([...now].sort(), null, 1) }]);
}

/** Removes a file, by its path below `public/`, and the folders that this leaves empty. */
function removePublic(file: string): void {
  rmSync(path.join('public', file), { force: true });
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const parent = path.join('public', folder);
    if (!existsSync(parent) || readdirSync(parent).length > 0) return;
    rmdirSync(parent);
  }
}
