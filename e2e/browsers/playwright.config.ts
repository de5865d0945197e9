import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { installMissing } from '../support/find-program';
import { browsers } from './support/browsers';

installMissing(browsers.flatMap(({ programs }) => programs));

/** Tests of the site and its offline edition in other browsers than Chromium, as Debian has them; what one that is not there would have shown is reported as skipped. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.browser.ts',
  // Whole lists of queries, on one thread.
  timeout: 600_000,
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/browsers.json' }]],
});
