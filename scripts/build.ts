import { cpSync } from 'node:fs';
import { postbuild, staging } from './postbuild';
import { checkContent, makePublic } from './prebuild';
import { start } from './run';
import { removeStale } from './write-files';

/** Next copied the public files while they were being written. */
function copyPublic(stale: readonly string[]): void {
  for (const folder of ['public', staging]) removeStale(folder, stale);
  cpSync('public', staging, { recursive: true });
}

/** Builds the site: content → generated files → export → checks → `out/`, which is replaced only when all went well. */
async function build(): Promise<void> {
  const prepared = await checkContent();
  const next = start('next', ['build'], { NODE_ENV: 'production' });
  const stale = await makePublic(prepared).catch((error: unknown) => {
    next.stop();
    throw error;
  });
  if (!stale) next.stop();
  const code = await next.ended;
  if (code !== 0 || !stale) process.exit(code || 1);
  copyPublic(stale);
  await postbuild();
}

await build();
