import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type BuildFigure = Readonly<{ build: string; seconds: number }>;

const editedFile = 'content/docs/getting-started/installation.mdx';

function build(name: string): BuildFigure {
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`The ${name} build failed.`);
  return { build: name, seconds: Number(((performance.now() - started) / 1000).toFixed(1)) };
}

function buildAfterEdit(): BuildFigure {
  const original = readFileSync(editedFile, 'utf8');
  appendFileSync(editedFile, '\nA line more.\n');
  try {
    return build('after one edit');
  } finally {
    writeFileSync(editedFile, original);
  }
}

const caches = ['.next', '.next-export', '.cache', '.generated'];
const aside = 'node_modules/.aside';

/** Moves what builds keep out of the way: a disk that has just deleted thousands of files is slow to make new ones, and a newcomer's has not. */
function moveCachesAside(): void {
  mkdirSync(aside);
  for (const cache of caches) if (existsSync(cache)) renameSync(cache, path.join(aside, cache));
}

/** Times whole builds: without any cache, with nothing changed, with one page changed. */
export function measureBuilds(): BuildFigure[] {
  moveCachesAside();
  const figures = [build('cold'), build('warm'), buildAfterEdit()];
  // Leaves `out/` as the sources say.
  build('restore');
  rmSync(aside, { recursive: true });
  return figures;
}
