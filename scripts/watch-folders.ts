import { existsSync, statSync } from 'node:fs';
import { type FSWatcher, watch } from 'chokidar';
import { isLeftover } from '../lib/files/is-leftover';

/** Editors write a file in several steps; one callback for all of them is enough. */
const settleMs = 40;

const birthOf = (folder: string): number | undefined => statSync(folder, { throwIfNoEntry: false })?.birthtimeMs;

/** When the watched folders were created. A folder that is deleted and recreated, as git does, is a new one, in which the watcher sees no changes; it may even have the same inode. */
const birthsOf = (watcher: FSWatcher): ReadonlyMap<string, number | undefined> =>
  new Map(Object.keys(watcher.getWatched()).map((folder) => [folder, birthOf(folder)]));

/** Calls back after each burst of changes in the files or below the folders, with the changed paths, with forward slashes; resolves once it watches. If the system's limit of watched files per user is reached, it polls instead (https://man7.org/linux/man-pages/man7/inotify.7.html). */
export async function watchFolders(
  paths: readonly string[],
  changed: (files: readonly string[]) => void,
  usePolling = false,
): Promise<void> {
  // Scripts built from these folders and editors' temporary files are not sources.
  const ignored = (file: string): boolean => file.endsWith('.js') || isLeftover(file);
  const watcher = watch([...paths], { ignoreInitial: true, ignored, usePolling, interval: 300 });
  let births: ReturnType<typeof birthsOf> = new Map();
  let timer: NodeJS.Timeout | undefined;
  let files: string[] = [];
  const tell = async (): Promise<void> => {
    const told = files;
    files = [];
    const isRemade = [...births].some(([folder, birth]) => ![undefined, birth].includes(birthOf(folder)));
    if (isRemade) {
      await watcher.close();
      await watchFolders(paths, changed, usePolling);
    } else if (paths.every((watched) => existsSync(watched))) births = birthsOf(watcher);
    // No event reports its return.
    else timer = setTimeout(() => void tell(), settleMs);
    if (told.length > 0 || isRemade) changed(told.length > 0 ? told : paths);
  };
  watcher.on('all', (_event, file) => {
    files.push(file.replaceAll('\\', '/'));
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), settleMs);
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', resolve);
    watcher.once('error', (error) => {
      console.warn(`Not every file can be watched, so saves may show later: ${(error as Error).message}`);
      resolve(watcher.close().then(() => watchFolders(paths, changed, true)));
      // There may be one error per file, and an error without a listener would throw.
      watcher.on('error', () => undefined);
    });
  });
  births = birthsOf(watcher);
}
