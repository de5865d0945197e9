import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../files/list-files-below';

/**
 * All that the scripts of every page are made from, and of what a build generates the parts that go into them. A page's own text is not
 * among it: a page that an edit did not touch stays the same byte for byte, and so it does in the caches of readers and hosts.
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
  const place = path.join(root, source);
  if (existsSync(place) && statSync(place).isFile()) return [source];
  return listFilesBelow(place).map((name) => `${source}/${name}`);
}

/** Takes the project's root and gives the name of its build, by which the runtime tells whether a tab and what it fetches are of one build. Next's own name is random, and no two builds would be alike. */
export function buildId(root: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    const bytes = readFileSync(path.join(root, file));
    hash.update(`${file}\0${String(bytes.length)}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 20);
}
