import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { retainAssets, retainedFile } from './retain-assets';

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** An export with a page and the given hashed files. */
function build(...assets: readonly string[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'export-'));
  made.push(folder);
  mkdirSync(path.join(folder, '_next/static/chunks'), { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), assets.join(' '));
  for (const asset of assets) writeFileSync(path.join(folder, '_next/static/chunks', asset), asset);
  return folder;
}

const holds = (folder: string, asset: string): boolean => existsSync(path.join(folder, '_next/static/chunks', asset));
const deploy = (oldFolder: string, newFolder: string, today: string) =>
  retainAssets({ oldFolder, newFolder, days: 30, today });

describe('files of earlier builds', () => {
  it('are added to those of the new one, whose own stay unchanged', () => {
    const [first, second] = [build('a.js', 'both.js'), build('b.js', 'both.js')];
    expect(deploy(first, second, '2026-01-01')).toEqual({ kept: 1, dropped: 0 });
    expect(['a.js', 'b.js', 'both.js'].filter((asset) => holds(second, asset))).toEqual(['a.js', 'b.js', 'both.js']);
    expect(readFileSync(path.join(second, 'index.html'), 'utf8')).toBe('b.js both.js');
  });

  it('are removed when their build has not been the newest for long enough, however many builds came after it', () => {
    const builds = [build('a.js'), build('b.js'), build('c.js'), build('d.js')] as const;
    deploy(builds[0], builds[1], '2026-01-01');
    deploy(builds[1], builds[2], '2026-01-20');
    expect(holds(builds[2], 'a.js') && holds(builds[2], 'b.js')).toBe(true);
    expect(deploy(builds[2], builds[3], '2026-01-31')).toEqual({ kept: 2, dropped: 1 });
    expect(['a.js', 'b.js', 'c.js', 'd.js'].filter((asset) => holds(builds[3], asset))).toEqual([
      'b.js',
      'c.js',
      'd.js',
    ]);
  });

  it('are kept in the folders of other languages, too', () => {
    const [first, second] = [build(), build()];
    mkdirSync(path.join(first, 'de/_next/static'), { recursive: true });
    writeFileSync(path.join(first, 'de/_next/static/a.js'), '');
    expect(deploy(first, second, '2026-01-01')).toEqual({ kept: 1, dropped: 0 });
    expect(existsSync(path.join(second, 'de/_next/static/a.js'))).toBe(true);
  });

  it('are kept longer if a later build has them again', () => {
    const builds = [build('a.js'), build('b.js'), build('a.js'), build('c.js')] as const;
    deploy(builds[0], builds[1], '2026-01-01');
    deploy(builds[1], builds[2], '2026-01-20');
    deploy(builds[2], builds[3], '2026-03-01');
    expect(holds(builds[3], 'a.js')).toBe(true);
  });

  it('are the same after a second run', () => {
    const [first, second] = [build('a.js'), build('b.js')];
    deploy(first, second, '2026-01-01');
    const list = readFileSync(path.join(second, retainedFile), 'utf8');
    deploy(first, second, '2026-01-01');
    expect(readFileSync(path.join(second, retainedFile), 'utf8')).toBe(list);
    expect(JSON.parse(list)).toEqual({ '_next/static/chunks/a.js': '2026-01-01' });
  });

  it('include the scripts whose names contain their hash, and no other file', () => {
    const [first, second] = [build(), build()];
    const files = ['page.0123456789abcdef0123.js', 'page.0123456789abcdef0123.js.br', 'redirect.js'];
    mkdirSync(path.join(first, 'static'));
    for (const file of files) writeFileSync(path.join(first, 'static', file), file);
    expect(deploy(first, second, '2026-01-01')).toEqual({ kept: 2, dropped: 0 });
    expect(files.map((file) => existsSync(path.join(second, 'static', file)))).toEqual([true, true, false]);
  });
});
