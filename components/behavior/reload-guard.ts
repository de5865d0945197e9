import { readStored, writeStored } from './stored';

/** A second failure within this time means that loading again does not help. */
const pause = 60_000;

const key = 'reloaded';

/** Whether the page may load itself again after a failure: once per address and minute, so that a lasting failure makes no loop. Remembers the answer. */
export function mayReload(now: number): boolean {
  const { pathname } = location;
  const [lastPath, lastTime] = (readStored(key, 'sessionStorage') ?? '').split(' ');
  if (lastPath === pathname && now - Number(lastTime) < pause) return false;
  writeStored(key, `${pathname} ${now}`, 'sessionStorage');
  // Where nothing can be remembered, nothing would stop a loop.
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
