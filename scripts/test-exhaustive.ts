import { run } from './run';

run('node', ['scripts/compiled.mjs', 'build']);
run('tsx', ['e2e/build-fixture-site.ts']);
run('playwright', ['test', '--grep', '@exhaustive', ...process.argv.slice(2)], { env: { EXHAUSTIVE: '1' } });
