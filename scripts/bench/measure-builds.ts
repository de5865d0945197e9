import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

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

/** Times whole builds: without any cache, with nothing changed, with one page changed. */
export function measureBuilds(): BuildFigure[] {
  for (const cache of ['.next', '.next-export', '.cache', '.generated'])
    rmSync(cache, { recursive: true, force: true });
  const figures = [build('cold'), build('warm'), buildAfterEdit()];
  // Leaves `out/` as the sources say.
  build('restore');
  return figures;
}
