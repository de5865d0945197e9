import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checksumFile, checksumsOf } from '../lib/export/checksums';

/** Writes the list of digests into the finished export; nothing may be written there after it. */
export function writeChecksums(folder: string): void {
  writeFileSync(path.join(folder, checksumFile), checksumsOf(folder));
}
