import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFilesBelow } from './list-files-below';

it('lists files, but no leftovers of editors and no broken links', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'files-'));
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs/page.mdx'), '');
  writeFileSync(path.join(folder, 'docs/page.mdx~'), '');
  symlinkSync('writer@host.123:456', path.join(folder, 'docs/.#page.mdx'));
  symlinkSync('nowhere.mdx', path.join(folder, 'docs/other.mdx'));
  expect(listFilesBelow(folder)).toEqual(['docs/page.mdx']);
  for (const none of ['none', 'docs/page.mdx']) expect(listFilesBelow(path.join(folder, none))).toEqual([]);
});
