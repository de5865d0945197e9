import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { installMissing } from '../support/find-program';
import { servers } from './support/servers';

installMissing(servers);

/** Tests of the built sites on real servers; tests of a missing server are reported as skipped. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.host.ts',
  fullyParallel: false,
  timeout: 180_000,
  webServer: [],
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/hosts.json' }]],
});
