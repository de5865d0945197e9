import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../files/list-files-below';

/**
 * Sources of the scripts of every page, including the generated files that go into these scripts. A page's own text is excluded: a page that
 * an edit does not touch stays the same byte for byte, and stays cached by readers and hosts.
 */
const sources = [
  'app',
  'components',
  'lib',
  'public/static',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.generated/announcement.css',
  '.generated/search-settings.ts',
  '.generated/sidebars.ts',
  '.generated/versions.ts',
  '.generated/navbar.ts',
] as const;

function filesOf(root: string, source: string): string[] {
  const file = path.join(root, source);
  if (existsSync(file) && statSync(file).isFile()) return [source];
  return listFilesBelow(file).map((name) => `${source}/${name}`);
}

/** Returns the build ID of the project at `root`, by which the runtime tells whether a tab and the files it fetches are of one build. Next's own ID is random, which would make every build different. */
export function buildId(root: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    const bytes = readFileSync(path.join(root, file));
    hash.update(`${file}\0${String(bytes.length)}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 20);
}
