import { once } from 'node:events';
import { watch } from 'chokidar';

/** Editors write a file in several steps; one answer to them is enough. */
const settleMs = 40;

/** Calls back after each burst of changes in the files or below the folders, with the paths that changed; resolves when it watches. */
export async function watchFolders(
  paths: readonly string[],
  changed: (files: readonly string[]) => void,
): Promise<void> {
  // What is made from them and stands beside them is no source.
  const watcher = watch([...paths], { ignoreInitial: true, ignored: (file) => file.endsWith('.js') });
  let timer: NodeJS.Timeout | undefined;
  let files: string[] = [];
  const tell = (): void => {
    const told = files;
    files = [];
    changed(told);
  };
  watcher.on('all', (_event, file) => {
    files.push(file);
    clearTimeout(timer);
    timer = setTimeout(tell, settleMs);
  });
  await once(watcher, 'ready');
}
