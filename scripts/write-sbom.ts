import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLockFile } from '../lib/supply/lock-file';
import { buildSbom } from '../lib/supply/sbom';

/** Writes the bill of materials of all packages into the finished export. */
export function writeSbom(folder: string): void {
  const lock = readLockFile(readFileSync('package-lock.json', 'utf8'));
  writeFileSync(path.join(folder, 'sbom.cdx.json'), buildSbom(lock, process.version));
}
