import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that put another location in the place of the page's own, which a context does not allow. */
const relocating = ['boot', 'moved-parts', 'offline'].map((name) => `components/behavior/${name}.test.ts`);

export default defineConfig({
  resolve: { alias: { '@': path.resolve('.') } },
  test: {
    projects: [
      // Modules without a page hold caches only, so that files may share them: most of the time went into loading them anew.
      { extends: true, test: { name: 'node', include: ['{lib,scripts}/**/*.test.ts'], isolate: false } },
      // Each has a page of its own; in contexts of one process, what makes the pages is loaded once.
      {
        extends: true,
        test: { name: 'page', include: ['components/**/*.test.{ts,tsx}'], exclude: relocating, pool: 'vmThreads' },
      },
      { extends: true, test: { name: 'location', include: relocating } },
    ],
    environment: 'node',
    // A store of Node's own, where it has one, would stand before the one of the page under test.
    execArgv: 'localStorage' in globalThis ? ['--no-experimental-webstorage'] : [],
    globalSetup: 'scripts/test-steps/temporary-folder.ts',
    // In the end nothing else runs beside the tests.
    maxWorkers: '100%',
    // Files run side by side, on machines that may be busy; how long something takes is for the benchmark to say.
    testTimeout: 60_000,
    // Not `performance`: under Node 20.9 nothing ends once that has been replaced.
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
