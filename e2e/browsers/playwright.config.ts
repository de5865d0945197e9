import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { installMissing } from '../support/find-program';
import { browsers } from './support/browsers';

installMissing(browsers.flatMap(({ programs }) => programs));

/** Tests of the site and its offline edition in browsers other than Chromium, as packaged by Debian; tests of a missing browser are reported as skipped. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.browser.ts',
  // Whole lists of queries, on one thread.
  timeout: 600_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/browsers.json' }]],
});
