import { once } from 'node:events';
import { statSync } from 'node:fs';
import { type FSWatcher, watch } from 'chokidar';

/** Editors write a file in several steps; one answer to them is enough. */
const settleMs = 40;

/** When the watched folders were made. One that is deleted and made again at once, as git does, is another one, and changes in it are heard no longer; it may even have the same inode. */
const birthsOf = (watcher: FSWatcher): ReadonlyMap<string, number | undefined> =>
  new Map(
    Object.keys(watcher.getWatched()).map((folder) => [
      folder,
      statSync(folder, { throwIfNoEntry: false })?.birthtimeMs,
    ]),
  );

/** Calls back after each burst of changes in the files or below the folders, with the paths that changed; resolves when it watches. */
export async function watchFolders(
  paths: readonly string[],
  changed: (files: readonly string[]) => void,
): Promise<void> {
  // What is made from them and stands beside them is no source.
  const watcher = watch([...paths], {
    ignoreInitial: true,
    atomic: settleMs,
    ignored: (file) => file.endsWith('.js'),
  });
  let births: ReturnType<typeof birthsOf> = new Map();
  let timer: NodeJS.Timeout | undefined;
  let files: string[] = [];
  const tell = async (): Promise<void> => {
    const told = files;
    const before = births;
    files = [];
    births = birthsOf(watcher);
    if ([...births].some(([folder, birth]) => before.has(folder) && before.get(folder) !== birth)) {
      await watcher.close();
      await watchFolders(paths, changed);
    }
    changed(told);
  };
  watcher.on('all', (_event, file) => {
    files.push(file);
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), settleMs);
  });
  await once(watcher, 'ready');
  births = birthsOf(watcher);
}
