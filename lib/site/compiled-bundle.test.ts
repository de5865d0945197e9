import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFilesBelow } from './list-files-below';
import { isCompiled, leaveCompiled, listCompiled } from './compiled-bundle';

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
  it('is known by the name of its build', () => {
    write('BUILD_ID');
    expect(isCompiled(folder, 'BUILD_ID')).toBe(false);
    listCompiled(folder);
    expect(isCompiled(folder, 'BUILD_ID')).toBe(true);
    expect(isCompiled(folder, 'another')).toBe(false);
  });

  it('is not taken for that of another Node.js', () => {
    write('BUILD_ID');
    listCompiled(folder);
    const version = vi.spyOn(process, 'version', 'get').mockReturnValue('v1.0.0');
    expect(isCompiled(folder, 'BUILD_ID')).toBe(false);
    version.mockRestore();
  });

  it('is left without the pages that were made of it', () => {
    listCompiled(folder);
    write('BUILD_ID', 'prerender-manifest.json', 'server/app/page.html', 'server/app/page.segments/_index.rsc');
    leaveCompiled(folder);
    expect(listFilesBelow(folder)).toEqual([
      'BUILD_ID',
      'build-manifest.json',
      'cache/a',
      'compiled-files.json',
      'server/app/page.js',
    ]);
    expect(isCompiled(folder, 'BUILD_ID')).toBe(true);
  });
});
