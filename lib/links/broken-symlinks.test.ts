import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brokenSymlinks } from './broken-symlinks';

it('reports broken symbolic links, and no others', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'public-'));
  mkdirSync(path.join(folder, 'static'));
  writeFileSync(path.join(folder, 'static/logo.svg'), '<svg/>');
  symlinkSync('logo.svg', path.join(folder, 'static/icon.svg'));
  symlinkSync('writer@host.123:456', path.join(folder, 'static/.#logo.svg'));
  expect(brokenSymlinks(folder)).toMatchObject([{ file: path.join(folder, 'static/.#logo.svg'), rule: 'dead-link' }]);
});
