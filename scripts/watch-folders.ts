import { once } from 'node:events';
import { watch } from 'chokidar';

/** Editors write a file in several steps; one answer to them is enough. */
const settleMs = 40;

/** Calls back after each burst of changes in the files or below the folders; resolves when it watches. */
export async function watchFolders(paths: readonly string[], changed: () => void): Promise<void> {
  // What is made from them and stands beside them is no source.
  const watcher = watch([...paths], { ignoreInitial: true, ignored: (file) => file.endsWith('.js') });
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(changed, settleMs);
  });
  await once(watcher, 'ready');
}
