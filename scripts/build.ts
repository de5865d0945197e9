import { prebuild } from './prebuild';
import { postbuild } from './postbuild';
import { run } from './run';

/** Builds the site: content → generated files → export → checks → `out/`, which is replaced only when all went well. */
async function build(): Promise<void> {
  await prebuild();
  run('next', ['build'], { NODE_ENV: 'production' });
  await postbuild();
}

await build();
