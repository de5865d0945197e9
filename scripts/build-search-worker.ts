import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import invariant from 'tiny-invariant';
import { workerRoute } from '../lib/search/common/search-tags';

/** Writes the search's worker into a folder and gives its size in bytes; the same source gives the same bytes. It stands in a file of its own, since the bundler would start it from a blob:, which the policy forbids. */
export async function buildSearchWorker(outFolder: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: ['lib/search/browser/search-worker.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'eof',
    logLevel: 'warning',
  });
  const [script] = outputFiles;
  invariant(script, 'the search worker has no script');
  mkdirSync(outFolder, { recursive: true });
  writeFileSync(path.join(outFolder, path.basename(workerRoute)), script.contents);
  return script.contents.byteLength;
}
