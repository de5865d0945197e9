import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { succeeds } from './run';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

const installed = (): string | undefined =>
  onPath() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

function install(): void {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const viaDebian =
    isDebianRoot && succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', ['install', '-y', '-qq', 'chromium']);
  if (!viaDebian) succeeds('npx', ['playwright', 'install', '--with-deps', 'chromium']);
}

/** Returns the path of a Chromium: from PATH, else Playwright's, else a newly installed one; throws with a remedy if none can be installed. */
export function ensureBrowser(): string {
  if (!installed()) install();
  const found = installed();
  if (found) return found;
  throw new Error(
    'No Chromium found and none could be installed. Install the package "chromium", or run: npx playwright install chromium',
  );
}
