import { existsSync, statSync } from 'node:fs';
import { type FSWatcher, watch } from 'chokidar';
import { isLeftover } from '../lib/files/is-leftover';

/** Editors write a file in several steps; one callback for all of them is enough. */
const settleMs = 40;

const createdAt = (folder: string): number | undefined => statSync(folder, { throwIfNoEntry: false })?.birthtimeMs;

/** When the watched folders were created. A folder that is deleted and recreated, as git does, is a new one, in which the watcher sees no changes; it may even have the same inode. */
const creationTimesIn = (watcher: FSWatcher): ReadonlyMap<string, number | undefined> =>
  new Map(Object.keys(watcher.getWatched()).map((folder) => [folder, createdAt(folder)]));

/** Calls back after each burst of changes in the files or below the folders, with the changed paths, with forward slashes; resolves once it watches. If the system's limit of watched files per user is reached, it polls instead (https://man7.org/linux/man-pages/man7/inotify.7.html). */
export async function watchFolders(
  paths: readonly string[],
  onChange: (files: readonly string[]) => void,
  usePolling = false,
): Promise<void> {
  // Scripts built from these folders and editors' temporary files are not sources.
  const ignored = (file: string): boolean => file.endsWith('.js') || isLeftover(file);
  const watcher = watch([...paths], { ignoreInitial: true, ignored, usePolling, interval: 300 });
  let created: ReturnType<typeof creationTimesIn> = new Map();
  let timer: NodeJS.Timeout | undefined;
  let files: string[] = [];
  const notify = async (): Promise<void> => {
    const changedFiles = files;
    files = [];
    const isRecreated = [...created].some(([folder, time]) => ![undefined, time].includes(createdAt(folder)));
    if (isRecreated) {
      await watcher.close();
      await watchFolders(paths, onChange, usePolling);
    } else if (paths.every((watched) => existsSync(watched))) created = creationTimesIn(watcher);
    // No event reports its return.
    else timer = setTimeout(() => void notify(), settleMs);
    if (changedFiles.length > 0 || isRecreated) onChange(changedFiles.length > 0 ? changedFiles : paths);
  };
  watcher.on('all', (_event, file) => {
    files.push(file.replaceAll('\\', '/'));
    clearTimeout(timer);
    timer = setTimeout(() => void notify(), settleMs);
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', resolve);
    watcher.once('error', (error) => {
      console.warn(`Not every file can be watched, so saves may show later: ${(error as Error).message}`);
      resolve(watcher.close().then(() => watchFolders(paths, onChange, true)));
      // There may be one error per file, and an error without a listener would throw.
      watcher.on('error', () => undefined);
    });
  });
  created = creationTimesIn(watcher);
}
