import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checksumFile, checksumsOf, differingFiles, digestOf } from './checksums';

const folder = mkdtempSync(path.join(os.tmpdir(), 'checksums-'));
mkdirSync(path.join(folder, 'docs'));
writeFileSync(path.join(folder, 'docs.html'), 'page');
writeFileSync(path.join(folder, 'docs/a.html'), 'A');
writeFileSync(path.join(folder, 'logo.png'), Buffer.from([0, 255, 128]));
afterAll(() => rmSync(folder, { recursive: true }));

const sums = checksumsOf(folder);

describe('the list of digests', () => {
  it('names every file, sorted, and not itself', () => {
    writeFileSync(path.join(folder, checksumFile), sums);
    expect(sums.match(/(?<= {2}).*$/gm)).toEqual(['docs.html', 'docs/a.html', 'logo.png']);
    expect(checksumsOf(folder)).toBe(sums);
  });

  it('is one that sha256sum accepts', () => {
    expect(execFileSync('sha256sum', ['--check', checksumFile], { cwd: folder, encoding: 'utf8' })).toBe(
      'docs.html: OK\ndocs/a.html: OK\nlogo.png: OK\n',
    );
  });
});

describe('two builds', () => {
  it('have the same digest if their files are the same', () => {
    expect(digestOf(sums)).toBe(digestOf(checksumsOf(folder)));
    expect(differingFiles(sums, sums)).toEqual([]);
  });

  it('differ in files that were changed, added or removed', () => {
    const other = `${sums.replace(/^./, (digit) => (digit === '0' ? '1' : '0')).replace('logo.png', 'mark.png')}`;
    expect(differingFiles(sums, other)).toEqual(['docs.html', 'logo.png', 'mark.png']);
    expect(digestOf(other)).not.toBe(digestOf(sums));
  });
});
