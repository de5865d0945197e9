import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Every file below a folder, as paths in it with forward slashes, sorted; none where there is no such folder. A link that leads nowhere, as Emacs makes for each file that is being edited, is no file. */
export function listFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}
