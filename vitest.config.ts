import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that replace the page's `location`, which a vm context does not allow. */
const relocating = ['boot', 'moved-parts', 'offline'].map((name) => `components/behavior/${name}.test.ts`);

export default defineConfig({
  resolve: { alias: { '@': path.resolve('.') } },
  test: {
    projects: [
      // Modules without a page have only caches as state, so files may share them: loading them again took most of the time.
      { extends: true, test: { name: 'node', include: ['{lib,scripts}/**/*.test.ts'], isolate: false } },
      // Each file has its own page; vm contexts in one process load the code that creates the pages only once.
      {
        extends: true,
        test: { name: 'page', include: ['components/**/*.test.{ts,tsx}'], exclude: relocating, pool: 'vmThreads' },
      },
      { extends: true, test: { name: 'location', include: relocating } },
    ],
    environment: 'node',
    // Node's own storage, where it exists, would hide that of the page under test.
    execArgv: 'localStorage' in globalThis ? ['--no-experimental-webstorage'] : [],
    globalSetup: 'scripts/test-steps/temporary-folder.ts',
    // Nothing else runs beside the tests at the end.
    maxWorkers: '100%',
    // Files run in parallel, on machines that may be busy; durations are measured by the benchmark.
    testTimeout: 60_000,
    // Not `performance`: with Node 20.9, tests hang once it is replaced.
    fakeTimers: {
      toFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'Date',
      ],
    },
  },
});
