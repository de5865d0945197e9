import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file, and the folders that it is in; no worker, and no dev server that reads along, ever sees half of it. */
export function writeAtomically(file: string, bytes: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}
