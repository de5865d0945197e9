import { copyFileSync, linkSync } from 'node:fs';

/** Gives a file a second name, which is quick; copies it where that cannot be, as on another disk. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
