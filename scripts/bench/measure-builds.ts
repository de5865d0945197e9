import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Row } from './figures';
import { runMeasured } from './run-measured';

const editedFile = 'content/docs/getting-started/installation.mdx';

async function build(name: string): Promise<Row> {
  const { seconds } = await runMeasured('npm', ['run', '--silent', 'build'], '.');
  return { build: name, seconds };
}

/** Times whole builds: without any cache, without changes, and with one page changed. */
export async function measureBuilds(): Promise<Row[]> {
  for (const cache of ['.next', '.next-export', '.cache', '.generated'])
    rmSync(cache, { recursive: true, force: true });
  const rows = [await build('cold'), await build('warm')];
  const original = readFileSync(editedFile, 'utf8');
  appendFileSync(editedFile, '\nA line more.\n');
  try {
    return [...rows, await build('after one edit')];
  } finally {
    writeFileSync(editedFile, original);
    // Makes `out/` match the sources again.
    await build('restore');
  }
}
