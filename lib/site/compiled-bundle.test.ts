import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFilesBelow } from './list-files-below';
import { isCompiled, leaveCompiled, listCompiled, noteCompiled } from './compiled-bundle';

let folder = '';

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), file);
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compiled-'));
  write('cache/a', 'server/app/page.js', 'build-manifest.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the bundle of the last build', () => {
  it('is known when the build has ended well, by what it was compiled from', () => {
    listCompiled(folder);
    write('BUILD_ID');
    expect(isCompiled(folder, 'a')).toBe(false);
    noteCompiled(folder, 'a');
    expect(isCompiled(folder, 'a')).toBe(true);
    expect(isCompiled(folder, 'b')).toBe(false);
  });

  it('is left without the pages that were made of it', () => {
    listCompiled(folder);
    write('BUILD_ID', 'prerender-manifest.json', 'server/app/page.html', 'server/app/page.segments/_index.rsc');
    noteCompiled(folder, 'a');
    leaveCompiled(folder);
    expect(listFilesBelow(folder)).toEqual([
      'BUILD_ID',
      'build-manifest.json',
      'cache/a',
      'compiled-files.json',
      'compiled-from',
      'server/app/page.js',
    ]);
    expect(isCompiled(folder, 'a')).toBe(true);
  });
});
