import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything that an export is made from, short of the history that dates its pages. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'public/static',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
] as const;

function filesOf(root: string, source: string): string[] {
  const place = path.join(root, source);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [source];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(place, name)).isFile())
    .map((name) => `${source}/${name.split(path.sep).join('/')}`)
    .sort();
}

/** Takes the project's root and gives the name of its build, made from what it is built from: Next's own name is random, and no two builds would be alike. */
export function buildId(root: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    const bytes = readFileSync(path.join(root, file));
    hash.update(`${file}\0${String(bytes.length)}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 20);
}
