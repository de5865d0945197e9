import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Gives the unit tests a temporary folder of their own, and takes it away with all that they left in it. */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'unit-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
