import { readStored, writeStored } from './stored';

/** A second failure within this time, in milliseconds, means that reloading does not help. */
const minInterval = 60_000;

const key = 'reloaded';

/** Whether the page may reload itself after a failure: once per address and minute, or a lasting failure would loop. Records that it did. */
export function mayReload(now: number): boolean {
  const { pathname } = location;
  const [lastPath, lastTime] = (readStored(key, 'sessionStorage') ?? '').split(' ');
  if (lastPath === pathname && now - Number(lastTime) < minInterval) return false;
  writeStored(key, `${pathname} ${now}`, 'sessionStorage');
  // If nothing can be stored, nothing would stop a loop.
  return readStored(key, 'sessionStorage') !== null;
}

/** Loads the whole page again. */
export const reloadPage = (): void => location.reload();

/** Whether an error says that a script of the site could not be loaded. */
export function isChunkLoadError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' ||
      /loading (css )?chunk|failed to load chunk|dynamically imported module/i.test(error.message))
  );
}
