import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { expectBuilt, fixtureSite, mainSite, type TestedSite } from './e2e/support/sites';
import { ensureBrowser } from './scripts/ensure-browser';

const isRoot = process.getuid?.() === 0;
/** The first two are pages that Chromium loads in each window for its address bar; they take more than half of the processor time of a test. Chromium obeys the last list only, so Playwright's follows (`chromiumSwitches.ts` there). */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
const chromiumFlags = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Serves a site as `npm run serve` does; it is an error if a server is already running there, since it may serve something else. */
function serve(site: TestedSite) {
  expectBuilt(site);
  const { hostname, port } = new URL(site.origin);
  return {
    // The site's own script, for the headers of its own values.
    cwd: path.resolve(site.project),
    // A relative path, because a shell would split an absolute path at a space.
    command: `node --import tsx scripts/serve.ts ${path.relative(site.project, site.served)} --host ${hostname} --port ${port}`,
    url: site.origin + site.baseUrl,
    reuseExistingServer: false,
  };
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  // The full cross product of routes, modes, widths and widgets: npm run test:exhaustive.
  grepInvert: process.env['EXHAUSTIVE'] ? [] : /@exhaustive/,
  fullyParallel: true,
  // One more than the two cores of a small machine: many tests wait for a slow line, or for a page to settle.
  workers: 3,
  // Generous, because durations are measured by the benchmark, and a busy machine must not fail a test.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    baseURL: mainSite.origin,
    locale: 'en-US',
    launchOptions: { executablePath: ensureBrowser(), args: [...(isRoot ? ['--no-sandbox'] : []), ...chromiumFlags] },
  },
  webServer: [serve(mainSite), serve(fixtureSite)],
});
